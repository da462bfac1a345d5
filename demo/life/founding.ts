/** How firms come into being: invented names, purposes, capital and first officers. */
import type { Role, SignatureKind } from '../../src/core/index.js';
import { printedDate, type Day } from '../calendar.js';
import type { Body, Firm, Officer, OfficerChange, Shares } from '../model.js';
import { Notice } from '../notice.js';
import { at, personOf } from '../people.js';
import { Random } from '../random.js';
import type { Stage } from '../stage.js';
import { CAUSES, INDUSTRIES, PURPOSE_TAIL, STREETS, TAILS } from '../stock/firm-words.js';
import { placesOf, TOWNS_ABROAD, type Place } from '../stock/places.js';
import { FORM_SUFFIX } from '../stock/words.js';
import { CLAUSES } from '../text/clauses.js';
import { frenchDe } from '../text/words.js';
import { headerOfRegistration, headOfficeText } from '../text/headers.js';
import { auditorOfficer, firmRow, newOfficer, pickPerson, rowOf } from './rows.js';

const FORMS = [['0107', 40], ['0106', 33], ['0101', 10], ['0110', 5], ['0109', 4], ['0108', 3], ['0103', 3], ['0111', 2]] as const; // prettier-ignore
const BODY: Readonly<Record<string, Body>> = {
  '0101': 'sole', '0103': 'partnership', '0106': 'company', '0107': 'gmbh', '0108': 'cooperative', '0109': 'association', '0110': 'foundation', '0111': 'branch', '0151': 'branch',
}; // prettier-ignore

/** A new firm of a slot, not yet entered anywhere. `formerName`: taken over from the slot's deleted firm, now and then. */
export function makeFirm(
  stage: Stage,
  slot: number,
  generation: number,
  nextPerson: number,
  formerName: { name: string; form: string } | null,
): Firm {
  const random = new Random(stage.options.seed, 'firm', slot, generation);
  const home = stage.placeOf(slot);
  const place = generation === 0 || random.chance(0.6) ? home : random.pick(placesOf(home.language));
  const reuse = formerName !== null && random.chance(0.25) ? formerName : null;
  const legalForm = reuse?.form ?? random.weighted(FORMS);
  const uid = stage.uidOf(slot, generation);
  const industry = random.below(INDUSTRIES.length);
  const isCompany = legalForm === '0106' || legalForm === '0107';
  const nominal =
    legalForm === '0106'
      ? random.pick([100_000, 100_000, 100_000, 200_000, 500_000, 1_000_000])
      : legalForm === '0107'
        ? random.pick([20_000, 20_000, 20_000, 50_000, 100_000])
        : null;
  const firm: Firm = {
    slot, generation, uid, codes: [stage.code13Of(uid, place)], legalForm, body: BODY[legalForm]!, place,
    street: random.pick(STREETS[place.language]), houseNumber: String(random.between(1, 120)), careOf: null,
    name: '', translations: [], industry, purpose: '', nominal,
    paid: nominal === null ? null : legalForm === '0106' && random.chance(0.2) ? nominal / 2 : nominal,
    shareCount: nominal === null ? 0 : nominal / (legalForm === '0107' ? random.pick([100, 100, 1000]) : 1000),
    currency: 'CHF', optingOut: isCompany ? random.chance(legalForm === '0107' ? 0.85 : 0.5) : false, status: 'ACTIVE',
    officers: [], nextPerson, last: null, foundedHere: true, headOffice: null, script: [], recorded: null,
  }; // prettier-ignore
  nameFirm(stage, firm, random, reuse?.name ?? null);
  firm.purpose = purposeOf(firm, random);
  if (isCompany && random.chance(0.15)) firm.translations = translationsOf(firm);
  if (legalForm === '0111') {
    const [town, country] = random.pick(TOWNS_ABROAD);
    firm.headOffice = { reference: { uid: '', name: firm.name, seat: town }, country, form: 'GmbH' };
    firm.name = `${firm.name}, ${{ de: `Zweigniederlassung ${place.town}`, fr: `succursale ${frenchDe(place.town)}`, it: `succursale di ${place.town}` }[place.language]}`;
  }
  return firm;
}

function nameFirm(stage: Stage, firm: Firm, random: Random, reused: string | null): void {
  const { language } = firm.place;
  const word = INDUSTRIES[firm.industry]!.word[language];
  if (reused) firm.name = reused;
  else if (firm.body === 'sole' || firm.body === 'partnership') {
    const founder = at(personOf(stage.people, firm.slot, firm.nextPerson).names, stage.options.from);
    firm.name =
      firm.body === 'sole'
        ? `${founder.givenNames.split(' ')[0]} ${founder.surname}${random.chance(0.5) ? ` ${word}` : ''}`
        : `${founder.surname} ${FORM_SUFFIX[language]['0103']}`;
  } else if (firm.body === 'foundation' || firm.body === 'association') {
    const [cause] = CAUSES[language][firm.industry % CAUSES[language].length]!;
    const kind = { de: ['Stiftung', 'Verein'], fr: ['Fondation', 'Association'], it: ['Fondazione', 'Associazione'] }[
      language
    ][firm.body === 'foundation' ? 0 : 1];
    firm.name = `${kind} ${cause} ${stage.rootOf(firm.slot)}`;
  } else
    firm.name = `${companyStem(stage, firm, random, word)} ${firm.body === 'branch' ? 'GmbH' : FORM_SUFFIX[language][firm.legalForm]}`;
}

/** Now and then the name of another firm but for one word or letter. */
function companyStem(stage: Stage, firm: Firm, random: Random, word: string): string {
  const draw = random.unit();
  if (draw < 0.07 && firm.slot > 0) return `${stage.rootOf(random.below(firm.slot))} ${word}`;
  if (draw < 0.13 && firm.slot > 0)
    return stage.rootOf(random.below(firm.slot)).replace(/..$/, () => random.pick(TAILS).slice(0, 2));
  if (draw < 0.3)
    return `${at(personOf(stage.people, firm.slot, firm.nextPerson).names, stage.options.from).surname} ${word}`;
  const root =
    firm.generation === 0 ? stage.rootOf(firm.slot) : stage.rootOf(200_000 + firm.slot * 32 + firm.generation);
  return random.chance(0.6) ? `${root} ${word}` : root;
}

export function purposeOf(firm: Firm, random: Random): string {
  const { language } = firm.place;
  if (firm.body === 'foundation' || firm.body === 'association')
    return CAUSES[language][firm.industry % CAUSES[language].length]![1];
  const core = random.pick(INDUSTRIES[firm.industry]!.purpose[language]);
  if (firm.body === 'sole' || firm.body === 'partnership') return core;
  const tail = PURPOSE_TAIL[language].filter(() => random.chance(0.6)).join(' ');
  return tail ? `${core}. ${tail.replace(/\.$/, '')}` : core;
}

function translationsOf(firm: Firm): string[] {
  const stem = firm.name.replace(/ \S+$/, '');
  const others = firm.legalForm === '0106' ? ['AG', 'SA', 'Ltd'] : ['GmbH', 'Sàrl', 'Sagl', 'Ltd liab. Co'];
  return others
    .map((suffix) => `${stem} ${suffix}`)
    .filter((name) => name !== firm.name)
    .slice(0, 2);
}

/** Gives the firm its first officers and returns them as entries of a registration. */
export function firstOfficers(stage: Stage, firm: Firm, random: Random, day: Day): OfficerChange[] {
  const made: Officer[] = [];
  const person = (roles: readonly Role[], signature: SignatureKind, shares: Shares | null = null) => {
    const own = made.length === 0 && (firm.body === 'sole' || firm.body === 'partnership');
    const who = own ? personOf(stage.people, firm.slot, firm.nextPerson++) : pickPerson(stage, firm, random, day, made);
    made.push(newOfficer(firm, who, rowOf(who, day, roles, signature, shares)));
  };
  FOUNDERS[firm.body](stage, firm, random, person, made);
  if (!firm.optingOut && ['company', 'gmbh', 'foundation', 'cooperative'].includes(firm.body))
    made.push(auditorOfficer(stage.auditorOf(Math.floor(random.unit() ** 2 * stage.auditorCount))));
  return made.map((officer) => ({ type: 'enter', officer, row: officer.row, before: null, never: null }));
}

type AddPerson = (roles: readonly Role[], signature: SignatureKind, shares?: Shares | null) => void;
type Founders = (stage: Stage, firm: Firm, random: Random, add: AddPerson, made: Officer[]) => void;

const board: Founders = (_stage, _firm, random, add) => {
  const signature = random.chance(0.75) ? 'JOINT_TWO' : 'SOLE';
  add(['BOARD_PRESIDENT'], signature);
  for (let count = random.between(1, 3); count > 0; count--)
    add(['BOARD_MEMBER'], random.chance(0.12) ? 'NONE' : signature);
};

const FOUNDERS: Readonly<Record<Body, Founders>> = {
  company: (stage, firm, random, add, made) => {
    if (random.chance(0.45))
      add([firm.place.language === 'de' && random.chance(0.7) ? 'BOARD_MEMBER' : 'SOLE_BOARD_MEMBER'], 'SOLE');
    else board(stage, firm, random, add, made);
    if (random.chance(0.3)) add(['SIGNATORY'], random.pick(['JOINT_TWO', 'JOINT_PROCURATION_TWO'] as const));
    if (random.chance(0.12)) add(['DIRECTOR'], 'JOINT_TWO');
  },
  gmbh: (stage, firm, random, add, made) => {
    const partners = random.weighted([['1', 50], ['2', 38], ['3', 12]] as const); // prettier-ignore
    const each = Math.floor(firm.shareCount / Number(partners));
    const nominal = firm.nominal! / firm.shareCount;
    const first = { count: firm.shareCount - each * (Number(partners) - 1), nominal };
    const signature = random.chance(0.7) ? 'SOLE' : 'JOINT_TWO';
    const parent = firm.slot > 0 && random.chance(0.07) ? stage.firms[random.below(firm.slot)] : null;
    if (parent?.body === 'company' && parent.status === 'ACTIVE') {
      const reference = { uid: parent.uid, name: parent.name, seat: parent.place.seat };
      made.push({
        person: null,
        firm: reference,
        row: firmRow(reference, ['PARTNER'], 'NONE', { count: firm.shareCount, nominal }),
        open: [],
      });
      add(['MANAGER'], 'SOLE');
      return;
    }
    add(['PARTNER', partners === '1' ? 'MANAGER' : 'MANAGERS_CHAIR'], partners === '1' ? 'SOLE' : signature, first);
    for (let count = 1; count < Number(partners); count++)
      if (random.chance(0.75)) add(['PARTNER', 'MANAGER'], signature, { count: each, nominal });
      else add(['PARTNER'], 'NONE', { count: each, nominal });
  },
  foundation: board,
  association: (stage, firm, random, add, made) => {
    board(stage, firm, random, add, made);
    if (random.chance(0.5)) add(['BOARD_TREASURER'], 'JOINT_TWO');
  },
  cooperative: board,
  sole: (_stage, _firm, random, add) => {
    add(['OWNER'], 'SOLE');
    if (random.chance(0.15)) add(['SIGNATORY'], 'SOLE_PROCURATION');
  },
  partnership: (_stage, _firm, random, add) => {
    const signature = random.pick(['SOLE', 'JOINT_TWO'] as const);
    add(['PARTNER'], signature);
    add(['PARTNER'], signature);
  },
  branch: (_stage, _firm, random, add) => {
    add(['BRANCH_MANAGER'], random.pick(['SOLE', 'JOINT_TWO'] as const));
    if (random.chance(0.6)) add(['SIGNATORY'], 'JOINT_TWO');
  },
};

/** HR01: the firm is entered and published. */
export function register(stage: Stage, firm: Firm, random: Random, day: Day, at_: Place = firm.place): Notice {
  const notice = new Notice(stage, firm, 'HR01', day, random, at_);
  const { out } = notice;
  const clauses = CLAUSES[firm.place.language];
  const founders = firstOfficers(stage, firm, random, day);
  out.add(headerOfRegistration(firm));
  if (firm.headOffice) out.clause(headOfficeText(firm));
  else {
    if (firm.body !== 'sole' && firm.body !== 'partnership')
      out.clause(clauses.statutesFounding(printedDate(day - random.between(4, 40))));
    out.clause(clauses.purpose(firm.purpose));
  }
  if (firm.nominal !== null)
    out.clause(clauses.capital(firm.legalForm, firm.nominal, firm.paid!, firm.shareCount)).clause(clauses.organ);
  if (firm.optingOut) out.clause(clauses.optingOut);
  notice.topics.push('FOUNDED');
  notice.persons(founders);
  stage.truth.syncState(firm, day, notice.reference);
  notice.send();
  stage.counts.firms++;
  return notice;
}

/** A firm that was there before the simulation: its officers are in no notice yet. */
export function inherit(stage: Stage, firm: Firm, random: Random): void {
  const before = stage.options.from;
  firm.foundedHere = false;
  firm.last = stage.bygone(random, firm.place, before);
  for (const { officer } of firstOfficers(stage, firm, random, before)) {
    firm.officers.push(officer);
    stage.truth.syncOfficer(firm, officer, officer.row, null, null);
  }
  stage.truth.syncState(firm, null, null);
  stage.counts.firms++;
}

/** What firms do to themselves: names, seats, capital, purposes, forms, branches, moves, mergers. */
import { printedDate, type Day } from '../calendar.js';
import { registeredName, referenceOf, type Firm, type OfficerChange } from '../model.js';
import { Notice } from '../notice.js';
import { commonsOf } from '../portal.js';
import type { Random } from '../random.js';
import type { Stage } from '../stage.js';
import { STREETS } from '../stock/firm-words.js';
import { PLACES, placesOf, type Place } from '../stock/places.js';
import { FORM_SUFFIX, FORM_WORDS } from '../stock/words.js';
import { CLAUSES } from '../text/clauses.js';
import { addressText, headerOfChange, headerOfRegistration } from '../text/headers.js';
import { makeFirm, purposeOf, register } from './founding.js';
import { catchUp, personChanges } from './persons.js';

export type FirmChange = 'rename' | 'address' | 'move' | 'capital' | 'purpose' | 'form';

const clausesOf = (firm: Firm) => CLAUSES[firm.place.language];
const meeting = (random: Random, day: Day) => printedDate(day - random.between(2, 30));

function newAddress(firm: Firm, random: Random, place: Place): void {
  firm.place = place;
  firm.street = random.pick(STREETS[place.language]);
  firm.houseNumber = String(random.between(1, 120));
  const host = firm.officers.find((officer) => officer.person);
  firm.careOf = host && random.chance(0.2) ? `${host.row.name.givenNames} ${host.row.name.surname}` : null;
}

/** Each changes the firm and adds its sentence. */
const CHANGES: Readonly<Record<FirmChange, (stage: Stage, firm: Firm, random: Random, notice: Notice) => void>> = {
  rename: (stage, firm, random, notice) => {
    const [stem, suffix] = [
      firm.name.replace(/ (AG|SA|GmbH|Sàrl|Sagl)$/, ''),
      /(AG|SA|GmbH|Sàrl|Sagl)$/.exec(firm.name)?.[0] ?? '',
    ];
    const word = random.pick(['Swiss', 'Group', 'Invest', 'Plus', 'Services', 'Partner']);
    const next = random.chance(0.5)
      ? `${stem.replace(/ (Swiss|Group|Invest|Plus|Services|Partner)$/, '')} ${word}`
      : `${stage.rootOf(300_000 + firm.slot * 16 + random.below(16))} ${stem.split(' ').slice(1).join(' ')}`.trim();
    firm.name = `${next} ${suffix}`.trim();
    firm.translations = [];
    notice.out.clause(clausesOf(firm).newName(registeredName(firm)));
    notice.topics.push('RENAMED');
  },
  address: (_stage, firm, random, notice) => {
    newAddress(firm, random, firm.place);
    notice.out.clause(clausesOf(firm).newAddress(addressText(firm)));
    notice.topics.push('ADDRESS');
  },
  move: (_stage, firm, random, notice) => {
    const near = placesOf(firm.place.language).filter(
      (place) =>
        place.office === firm.place.office && place.seat !== firm.place.seat && place.style === firm.place.style,
    );
    if (near.length === 0) return CHANGES.address(_stage, firm, random, notice);
    newAddress(firm, random, random.pick(near));
    notice.out.clause(clausesOf(firm).newSeat(firm.place.seat)).clause(clausesOf(firm).newAddress(addressText(firm)));
    notice.topics.push('MOVED');
  },
  capital: (_stage, firm, random, notice) => {
    const old = firm.nominal!;
    const nominal = old / firm.shareCount;
    firm.nominal = old + nominal * Math.max(1, Math.round((firm.shareCount * random.between(1, 10)) / 10));
    firm.shareCount = Math.round(firm.nominal / nominal);
    firm.paid = firm.nominal;
    notice.out.clause(clausesOf(firm).newCapital(firm.legalForm, firm.nominal, old, firm.shareCount));
    notice.topics.push('CAPITAL');
  },
  purpose: (_stage, firm, random, notice) => {
    const before = firm.purpose;
    for (let attempt = 0; firm.purpose === before && attempt < 8; attempt++) firm.purpose = purposeOf(firm, random);
    if (firm.purpose === before) return;
    notice.out.clause(clausesOf(firm).newPurpose(firm.purpose));
    notice.topics.push('PURPOSE');
  },
  form: (_stage, firm, random, notice) => {
    const language = firm.place.language;
    const old = firm.nominal!;
    firm.name = firm.name.replace(
      new RegExp(` ${FORM_SUFFIX[language]['0107']}$`),
      ` ${FORM_SUFFIX[language]['0106']}`,
    );
    firm.translations = [];
    firm.legalForm = '0106';
    firm.body = 'company';
    firm.nominal = Math.max(100_000, old);
    firm.paid = firm.nominal;
    firm.shareCount = firm.nominal / 1000;
    notice.out
      .clause(clausesOf(firm).newForm(FORM_WORDS[language]['0106']!, meeting(random, notice.day)))
      .clause(clausesOf(firm).newName(registeredName(firm)));
    notice.out.clause(clausesOf(firm).newCapital('0106', firm.nominal, old, firm.shareCount));
    notice.topics.push('LEGAL_FORM', 'RENAMED');
    if (firm.nominal !== old) notice.topics.push('CAPITAL');
  },
};

/** In a converted firm the managers become directors and the shares vanish. */
function convertedOfficers(firm: Firm): OfficerChange[] {
  const people = firm.officers.filter(
    (officer) =>
      officer.row.shares !== null || officer.row.roles.some((role) => role === 'MANAGER' || role === 'MANAGERS_CHAIR'),
  );
  const several = people.filter((officer) => officer.person && officer.row.signature !== 'NONE').length > 1;
  return people.map((officer) => {
    if (!officer.person || officer.row.signature === 'NONE') return { type: 'remove', officer, row: officer.row };
    const chair = several && officer.row.roles.includes('MANAGERS_CHAIR');
    const row = {
      ...officer.row,
      roles: [chair ? ('BOARD_PRESIDENT' as const) : ('BOARD_MEMBER' as const)],
      shares: null,
    };
    return { type: 'enter', officer, row, before: officer.row, never: null };
  });
}

/** HR02 about the firm, often with people in the same notice. */
export function changeFirm(stage: Stage, firm: Firm, random: Random, day: Day, kinds: readonly FirmChange[]): void {
  const notice = new Notice(stage, firm, 'HR02', day, random);
  notice.out.add(headerOfChange(firm, notice.last!));
  if (kinds.some((kind) => kind !== 'address'))
    notice.out.clause(clausesOf(firm).statutesChanged(meeting(random, day)));
  for (const kind of kinds) CHANGES[kind](stage, firm, random, notice);
  const changes = kinds.includes('form')
    ? convertedOfficers(firm)
    : random.chance(0.3)
      ? personChanges(stage, firm, random, day)
      : catchUp(firm, random, day);
  notice.persons(changes);
  stage.truth.syncState(firm, day, notice.reference);
  notice.send();
}

/** To another register: the new one enters the firm (as a change, or afresh with everybody), the old one deletes it a little later. */
export function moveCanton(stage: Stage, firm: Firm, random: Random, day: Day): void {
  const from = firm.place;
  const sameLanguage = random.chance(0.8);
  const choices = (sameLanguage ? placesOf(from.language) : PLACES).filter((place) => place.office !== from.office);
  if (choices.length === 0) return changeFirm(stage, firm, random, day, ['address']);
  const place = random.pick(choices);
  const departed = { name: registeredName(firm), commons: commonsOf(firm, 'HR03'), last: firm.last! };
  const afresh = place.language === from.language && random.chance(0.4);
  const notice = new Notice(stage, firm, afresh ? 'HR01' : 'HR02', day, random, place);
  newAddress(firm, random, place);
  firm.codes = [...firm.codes, stage.code13Of(firm.uid, place)];
  const clauses = clausesOf(firm);
  if (afresh) {
    notice.out
      .add(headerOfRegistration(firm))
      .clause(clauses.statutesChanged(meeting(random, day)))
      .clause(FORMER_SEAT[place.language](from.seat));
    notice.out.clause(clauses.purpose(firm.purpose));
    if (firm.nominal !== null)
      notice.out.clause(clauses.capital(firm.legalForm, firm.nominal, firm.paid!, firm.shareCount));
    notice.persons(
      firm.officers.map((officer) => ({ type: 'enter', officer, row: officer.row, before: null, never: null })),
    );
  } else {
    notice.out.add(headerOfChange(firm, notice.last!, from.seat)).clause(clauses.statutesChanged(meeting(random, day)));
    notice.out.clause(clauses.newSeat(firm.place.seat)).clause(clauses.newAddress(addressText(firm)));
    notice.persons(catchUp(firm, random, day));
  }
  notice.topics.push('MOVED');
  stage.truth.syncState(firm, day, notice.reference);
  notice.send();
  stage.departures.set(firm.uid, { place: from, ...departed });
  firm.script.push({ after: random.between(9, 16), run: 'deleteAtOldRegister' });
}

const FORMER_SEAT = {
  de: (seat: string) => `Sitzverlegung: bisher in ${seat}.`,
  fr: (seat: string) => `Transfert de siège: précédemment à ${seat}.`,
  it: (seat: string) => `Trasferimento di sede: finora in ${seat}.`,
} as const;

/** HR01 of a branch in another town, told to the head office's register too. */
export function openBranch(stage: Stage, firm: Firm, random: Random, day: Day): void {
  const number = stage.nextBranch(firm.slot);
  if (number === null) return changeFirm(stage, firm, random, day, ['address']);
  const branch = makeFirm(stage, firm.slot, 16 + number, firm.nextPerson, null);
  const place = random.pick(PLACES.filter((other) => other.seat !== firm.place.seat));
  Object.assign(branch, {
    name: firm.name, translations: [], legalForm: '0151', body: 'branch', nominal: null, paid: null, optingOut: false, place, purpose: '',
    street: random.pick(STREETS[place.language]), codes: [stage.code13Of(branch.uid, place)],
    headOffice: { reference: referenceOf(firm), country: 'CH', form: FORM_WORDS[place.language][firm.legalForm]! },
  }); // prettier-ignore
  const notice = register(stage, branch, random, day);
  firm.nextPerson = branch.nextPerson;
  notice.topics.push('BRANCH');
  stage.truth.relation('HEAD_OFFICE', branch.uid, firm.uid, day, notice.reference);
  stage.branchesOf(firm).push(branch);
}

/** Another firm takes this one over: HR03 here, HR02 there. False where no partner fits. */
export function merge(stage: Stage, firm: Firm, random: Random, day: Day): boolean {
  const absorber = firm.slot > 0 ? stage.firms[random.below(firm.slot)] : null;
  if (
    !absorber ||
    absorber.status !== 'ACTIVE' ||
    absorber.script.length > 0 ||
    absorber.last!.day >= day ||
    !['company', 'gmbh'].includes(absorber.body)
  )
    return false;
  const contract = meeting(random, day);
  const assets = random.between(50, 4000) * 1000 + random.below(1000);
  const taken = new Notice(stage, absorber, 'HR02', day, random);
  taken.out.add(headerOfChange(absorber, taken.last!));
  taken.out.clause(
    clausesOf(absorber).merger(
      registeredName(firm),
      firm.place.seat,
      firm.uid,
      contract,
      assets,
      Math.floor(assets * 0.7),
    ),
  );
  taken.changements.others = true;
  taken.topics.push('MERGER');
  taken.persons(catchUp(absorber, random, day));
  taken.send();
  const gone = new Notice(stage, firm, 'HR03', day, random);
  gone.out
    .add(headerOfChange(firm, gone.last!))
    .clause(clausesOf(firm).merged(registeredName(absorber), absorber.place.seat, absorber.uid));
  gone.topics.push('DELETED', 'MERGER');
  gone.send();
  stage.truth.relation('MERGER', firm.uid, absorber.uid, day, gone.reference);
  stage.bury(firm, day, gone.reference);
  return true;
}

/** People come, go, rise, move and marry: the changes that one notice prints. */
import type { Role, SignatureKind } from '../../src/core/index.js';
import type { Day } from '../calendar.js';
import type { Firm, Officer, OfficerChange, Row } from '../model.js';
import { at } from '../people.js';
import { mixSeed, type Random } from '../random.js';
import type { Stage } from '../stage.js';
import { auditorOfficer, misspell, newOfficer, pickPerson, rowOf, spellsOtherwise } from './rows.js';

const BOARD: readonly Role[] = ['BOARD_PRESIDENT', 'BOARD_MEMBER', 'SOLE_BOARD_MEMBER', 'BOARD_VICE_PRESIDENT'];
const LEADS: readonly Role[] = [...BOARD, 'MANAGER', 'MANAGERS_CHAIR', 'OWNER', 'PARTNER', 'BRANCH_MANAGER'];

const leads = (officer: Officer) => officer.person !== null && officer.row.roles.some((role) => LEADS.includes(role));
const people = (firm: Firm) => firm.officers.filter((officer) => officer.person !== null);

/** Of the people who are spelt differently somewhere, one in so many is so in the notice of leaving. */
const RARELY = 24;

function remove(firm: Firm, officer: Officer): OfficerChange {
  const { person, row } = officer;
  const leavesMisspelt =
    person?.variant && !spellsOtherwise(person, firm) && mixSeed('leaves', person.id, firm.uid) % RARELY === 0;
  return { type: 'remove', officer, row: leavesMisspelt ? misspell(row, person, firm) : row };
}

const enter = (officer: Officer, before: Row | null = null): OfficerChange => ({
  type: 'enter',
  officer,
  row: officer.row,
  before,
  never: null,
});
const change = (officer: Officer, row: Row): OfficerChange => ({
  type: 'enter',
  officer,
  row,
  before: officer.row,
  never: null,
});

/** What has changed in people's lives since their line was written; not everybody reports at once. */
export function catchUp(firm: Firm, random: Random, day: Day): OfficerChange[] {
  const changes: OfficerChange[] = [];
  for (const officer of people(firm)) {
    const person = officer.person!;
    if (person.names.length + person.citizenships.length + person.homes.length === 3) continue; // nothing ever happens to them
    const { row } = officer;
    const renamed =
      person.names.length > 1 &&
      at(person.names, day) !== person.names[0]!.value &&
      person.names[0]!.value === nameTaken(officer, firm);
    const citizenship = at(person.citizenships, day);
    const home = at(person.homes, day);
    const next: Row = {
      ...row,
      name: renamed && random.chance(0.9) ? at(person.names, day) : row.name,
      citizenship: citizenship !== row.citizenship && random.chance(0.85) ? citizenship : row.citizenship,
      home: home.town !== row.home.town && random.chance(0.5) ? home : row.home,
    };
    if (next.name !== row.name || next.citizenship !== row.citizenship || next.home !== row.home)
      changes.push(change(officer, next));
  }
  return changes.slice(0, 4);
}

/** The name the officer was entered under, whatever its spelling. */
function nameTaken(officer: Officer, firm: Firm): unknown {
  const person = officer.person!;
  if (!spellsOtherwise(person, firm)) return officer.row.name;
  const written = officer.row.name;
  return person.names.slice(1).some((name) => name.value === written) ? written : person.names[0]!.value;
}

/** A line for a newcomer as the firm's body has them. */
export function newcomer(stage: Stage, firm: Firm, random: Random, day: Day, taken: readonly Officer[]): Officer {
  const person = pickPerson(stage, firm, random, day, taken);
  const [roles, signature] = newcomerRole(firm, random);
  const row = rowOf(person, day, roles, signature);
  if (roles[0] === 'SIGNATORY' && firm.place.style === 'list-de' && random.chance(0.08))
    row.restriction = 'HEAD_OFFICE';
  else if (signature === 'JOINT_TWO' && firm.place.style.startsWith('list') && random.chance(0.04))
    row.restriction = 'WITH_PRESIDENT';
  return newOfficer(firm, person, row);
}

function newcomerRole(firm: Firm, random: Random): [Role[], SignatureKind] {
  const signatory: [Role[], SignatureKind] = [['SIGNATORY'], random.weighted([['JOINT_PROCURATION_TWO', 50], ['JOINT_TWO', 40], ['SOLE_PROCURATION', 10]] as const)]; // prettier-ignore
  switch (firm.body) {
    case 'company':
      return random.chance(0.45)
        ? signatory
        : [[random.weighted([['BOARD_MEMBER', 70], ['DIRECTOR', 14], ['VICE_DIRECTOR', 6], ['MANAGEMENT_MEMBER', 10]] as const)], random.chance(0.85) ? 'JOINT_TWO' : 'SOLE']; // prettier-ignore
    case 'gmbh':
      return random.chance(0.55) ? [['MANAGER'], random.chance(0.6) ? 'SOLE' : 'JOINT_TWO'] : signatory;
    case 'foundation':
    case 'association':
    case 'cooperative':
      return random.chance(0.75) ? [['BOARD_MEMBER'], random.chance(0.8) ? 'JOINT_TWO' : 'NONE'] : signatory;
    default:
      return signatory;
  }
}

/** Somebody leaves and, where the firm would be left without a head, somebody else takes the place, shares and all. */
function leave(stage: Stage, firm: Firm, random: Random, day: Day, replace: boolean): OfficerChange[] {
  const candidates = people(firm).filter((officer) => !officer.row.roles.includes('OWNER'));
  if (candidates.length === 0) return [];
  const leaver = random.pick(candidates);
  const lonely = people(firm).filter(leads).length <= 1;
  const mustReplace = leads(leaver) && (lonely || leaver.row.shares !== null || firm.body === 'partnership');
  if (!replace && !mustReplace) return [remove(firm, leaver)];
  const person = pickPerson(stage, firm, random, day);
  const row = rowOf(person, day, leaver.row.roles, leaver.row.signature!, leaver.row.shares);
  return [remove(firm, leaver), enter(newOfficer(firm, person, row))];
}

/** Up or sideways: a procuration becomes a signature, a member president, a joint signature sole. */
function rise(firm: Firm, random: Random): OfficerChange[] {
  const officer = random.pick(people(firm).length > 0 ? people(firm) : [null]);
  if (!officer) return [];
  const { row } = officer;
  if (row.signature === 'JOINT_PROCURATION_TWO' || row.signature === 'SOLE_PROCURATION')
    return [change(officer, { ...row, signature: 'JOINT_TWO', restriction: null })];
  const president = people(firm).find((other) => other.row.roles[0] === 'BOARD_PRESIDENT');
  if (row.roles[0] === 'BOARD_MEMBER' && row.roles.length === 1 && row.signature !== 'NONE' && firm.body !== 'branch') {
    const up = change(officer, { ...row, roles: ['BOARD_PRESIDENT'] });
    if (president && president !== officer)
      return [change(president, { ...president.row, roles: ['BOARD_MEMBER'] }), up];
    return people(firm).filter(leads).length > 1 ? [up] : [];
  }
  if (row.signature === 'JOINT_TWO') return [change(officer, { ...row, signature: 'SOLE', restriction: null })];
  if (row.signature === 'SOLE' && people(firm).length > 1) return [change(officer, { ...row, signature: 'JOINT_TWO' })];
  return [];
}

/** One partner sells some of his shares to another. */
function sellShares(firm: Firm, random: Random): OfficerChange[] {
  const partners = people(firm).filter((officer) => officer.row.shares && officer.row.shares.count > 1);
  if (partners.length < 2) return [];
  const [seller, buyer] = random.chance(0.5) ? [partners[0]!, partners[1]!] : [partners[1]!, partners[0]!];
  const sold = Math.ceil(seller.row.shares!.count / random.between(2, 5));
  if (sold >= seller.row.shares!.count) return [];
  const with_ = (officer: Officer, count: number): OfficerChange =>
    change(officer, { ...officer.row, shares: { count, nominal: officer.row.shares!.nominal } });
  return [with_(seller, seller.row.shares!.count - sold), with_(buyer, buyer.row.shares!.count + sold)];
}

function newcomers(stage: Stage, firm: Firm, random: Random, day: Day): OfficerChange[] {
  const changes: OfficerChange[] = [];
  const made: Officer[] = [];
  for (let count = random.weighted([['1', 62], ['2', 28], ['3', 10]] as const); made.length < Number(count); ) made.push(newcomer(stage, firm, random, day, made)); // prettier-ignore
  const alone = people(firm).find((officer) => officer.row.roles[0] === 'SOLE_BOARD_MEMBER');
  if (alone && made.some((officer) => officer.row.roles[0] === 'BOARD_MEMBER'))
    changes.push(change(alone, { ...alone.row, roles: ['BOARD_PRESIDENT'] }));
  return [...changes, ...made.map((officer) => enter(officer))];
}

/** The changes of a notice about people; never empty. */
export function personChanges(stage: Stage, firm: Firm, random: Random, day: Day): OfficerChange[] {
  const reported = random.chance(0.8) ? catchUp(firm, random, day) : [];
  const busy = new Set(reported.map((one) => one.officer));
  const crowded = people(firm).length > 9;
  const kind = random.weighted([['replace', 30], ['add', crowded ? 2 : 30], ['leave', crowded ? 45 : 18], ['rise', 17], ['shares', 5], ['none', reported.length > 0 ? 25 : 0]] as const); // prettier-ignore
  const drawn = draw(kind);
  const fresh = drawn.filter((one) => !busy.has(one.officer));
  const clash = fresh.length !== drawn.length;
  const all = clash ? reported : [...reported, ...fresh];
  return all.length > 0 ? all : newcomers(stage, firm, random, day);

  function draw(what: typeof kind): OfficerChange[] {
    if (what === 'replace' || what === 'leave') return leave(stage, firm, random, day, what === 'replace');
    if (what === 'rise') return rise(firm, random);
    if (what === 'shares') return sellShares(firm, random);
    return what === 'add' ? newcomers(stage, firm, random, day) : [];
  }
}

/** The auditor goes, another comes; or the firm takes its first. */
export function auditorChanges(stage: Stage, firm: Firm, random: Random): OfficerChange[] {
  const present = firm.officers.find((officer) => officer.firm && officer.row.roles[0] === 'AUDITOR');
  const next = stage.auditorOf(Math.floor(random.unit() ** 2 * stage.auditorCount));
  if (present?.firm?.uid === next.uid) return [remove(firm, present)];
  const entered = enter(auditorOfficer(next));
  return present ? [remove(firm, present), entered] : [entered];
}

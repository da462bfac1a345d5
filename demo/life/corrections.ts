/** Notices about people, some of which turn out wrong: put right later, or taken back altogether. */
import type { Day } from '../calendar.js';
import type { Entered, Firm, OfficerChange, Reference, Row } from '../model.js';
import { Notice } from '../notice.js';
import { Random } from '../random.js';
import { initialOf, otherSpelling } from '../spelling.js';
import type { Stage } from '../stage.js';
import { placesOf } from '../stock/places.js';
import { correctionHeader, writeProseCorrection } from '../text/corrections.js';
import { headerOfChange } from '../text/headers.js';
import { mannerOf } from '../text/persons.js';
import { auditorChanges, personChanges } from './persons.js';

const CORRECTED = 0.05;
const CANCELLED = 0.015;

/** HR02 about a firm's people. */
export function changePersons(stage: Stage, firm: Firm, random: Random, day: Day): void {
  const audited = ['company', 'gmbh', 'foundation', 'cooperative'].includes(firm.body) && !firm.optingOut;
  const changes =
    audited && random.chance(0.14) ? auditorChanges(stage, firm, random) : personChanges(stage, firm, random, day);
  const fate = random.unit();
  if (fate < CANCELLED) return publishToCancel(stage, firm, random, day, changes);
  const wrong =
    fate < CANCELLED + CORRECTED
      ? changes.find((one): one is Entered => one.type === 'enter' && !one.before && one.officer.person !== null)
      : undefined;
  const notice = new Notice(stage, firm, 'HR02', day, random);
  notice.out.add(headerOfChange(firm, notice.last!));
  if (!wrong) {
    notice.persons(changes).send();
    return;
  }
  const right = wrong.row;
  const never = garble(right, wrong.officer.person!.id, firm, random);
  notice.persons(
    changes.map((one) => (one === wrong ? { ...wrong, row: never } : one)),
    false,
  );
  notice.hold(changes);
  if (never.signature !== right.signature) stage.truth.printedWrongly(wrong.officer);
  notice.send();
  firm.script.push({
    after: random.between(7, 30),
    run: 'correct',
    data: { change: { ...wrong, row: right, never }, reference: notice.reference },
  });
}

/** Something in the line is wrong: the home, the spelling or the signature. */
function garble(row: Row, person: string, firm: Firm, random: Random): Row {
  const draw = random.unit();
  if (draw < 0.4) {
    const town = random.pick(placesOf(firm.place.language)).seat;
    if (town !== row.home.town) return { ...row, home: { town, country: null } };
  }
  if (draw < 0.75 || row.signature === 'NONE')
    return { ...row, name: otherSpelling(row.name, random, initialOf(person)) };
  return { ...row, signature: row.signature === 'SOLE' ? 'JOINT_TWO' : 'SOLE', restriction: null };
}

/** HR02 that says what an earlier one should have said. */
export function correct(stage: Stage, firm: Firm, random: Random, day: Day, change: Entered, wrong: Reference): void {
  const notice = new Notice(stage, firm, 'HR02', day, random);
  notice.out.add(correctionHeader(firm, wrong));
  const manner = mannerOf(firm);
  if (manner.style.startsWith('prose')) {
    writeProseCorrection(notice.out, manner, wrong, change);
    notice.hold([change]);
  } else notice.persons([change]);
  stage.truth.corrected(change.officer, notice.reference);
  notice.corrects = wrong;
  notice.topics.push('CORRECTION');
  notice.changements.others = true;
  notice.send();
  stage.counts.corrections++;
}

/** A notice that should never have appeared: nothing in it holds, and a later revision takes it back. */
function publishToCancel(stage: Stage, firm: Firm, random: Random, day: Day, changes: readonly OfficerChange[]): void {
  const notice = new Notice(stage, firm, 'HR02', day, random);
  notice.out.add(headerOfChange(firm, notice.last!));
  notice.persons(changes, false);
  const { item, truth } = notice.send(true);
  stage.cancel(item, truth, notice.reference.day + random.between(3, 20));
  firm.script.push({ after: 40, run: 'pause' });
}

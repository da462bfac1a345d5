/** Liquidation, bankruptcy and deletion, with the bankruptcy office's own notices beside the register's. */
import { instantOf, isoOf, printedDate, workingDay, type Day } from '../calendar.js';
import { registeredName, type Firm, type OfficerChange, type Reference } from '../model.js';
import { Notice } from '../notice.js';
import { metaOf, registerItem, titlesOf } from '../portal.js';
import type { PortalBankruptcyContent, PortalOffice } from '../portal-item.js';
import { Random } from '../random.js';
import type { Stage } from '../stage.js';
import { FORM_WORDS } from '../stock/words.js';
import { CLAUSES } from '../text/clauses.js';
import { backReference, headerOfChange } from '../text/headers.js';
import { NoticeText } from '../text/notice-text.js';
import { mixSeed } from '../random.js';

export type BankruptcyRubric = 'KK01' | 'KK02' | 'KK03' | 'KK06' | 'KK07';

const clausesOf = (firm: Firm) => CLAUSES[firm.place.language];
const courtOf = (firm: Firm) => `${firm.place.office.court} ${firm.place.seat}`;

/** HR02: dissolved; who led it winds it up. */
export function dissolve(stage: Stage, firm: Firm, random: Random, day: Day): void {
  const notice = new Notice(stage, firm, 'HR02', day, random);
  notice.out
    .add(headerOfChange(firm, notice.last!))
    .clause(clausesOf(firm).dissolved(printedDate(day - random.between(2, 20))));
  firm.status = 'IN_LIQUIDATION';
  notice.out.clause(clausesOf(firm).newName(registeredName(firm)));
  notice.changements.statusChanged.liquidation.dissolution.nonExceptional = true;
  notice.topics.push('LIQUIDATION');
  const head =
    firm.officers.find((officer) => officer.person && officer.row.signature === 'SOLE') ??
    firm.officers.find((officer) => officer.person);
  if (head) {
    const roles =
      head.row.roles[0] === 'SIGNATORY' ? (['LIQUIDATOR'] as const) : [...head.row.roles, 'LIQUIDATOR' as const];
    notice.persons([{ type: 'enter', officer: head, row: { ...head.row, roles }, before: head.row, never: null }]);
  }
  stage.truth.syncState(firm, day, notice.reference);
  notice.send();
  if (random.chance(0.1)) firm.script.push({ after: random.between(60, 200), run: 'revive' });
  else firm.script.push({ after: random.between(150, 420), run: 'endLiquidation' });
}

/** HR02: the dissolution is taken back. */
export function revive(stage: Stage, firm: Firm, random: Random, day: Day): void {
  const notice = new Notice(stage, firm, 'HR02', day, random);
  const fromBankruptcy = firm.status === 'BANKRUPT';
  const decision = day - random.between(2, 9);
  notice.out.add(headerOfChange(firm, notice.last!));
  notice.out.clause(
    fromBankruptcy
      ? clausesOf(firm).bankruptcyRevoked(courtOf(firm), printedDate(decision))
      : clausesOf(firm).revived(printedDate(decision)),
  );
  firm.status = 'ACTIVE';
  if (firm.body !== 'sole') notice.out.clause(clausesOf(firm).newName(registeredName(firm)));
  if (fromBankruptcy) notice.changements.statusChanged.bankruptcy.revocation = true;
  else notice.changements.statusChanged.liquidation.revocation = true;
  notice.topics.push('REVOCATION');
  const changes: OfficerChange[] = [];
  for (const officer of firm.officers) {
    const roles = officer.row.roles.filter((role) => role !== 'LIQUIDATOR');
    if (roles.length < officer.row.roles.length)
      changes.push({
        type: 'enter',
        officer,
        row: { ...officer.row, roles: roles.length > 0 ? roles : ['SIGNATORY'] },
        before: officer.row,
        never: null,
      });
  }
  notice.persons(changes);
  stage.truth.syncState(firm, day, notice.reference);
  notice.send();
  if (fromBankruptcy) bankruptcyNotice(stage, firm, random, 'KK07', decision, day + 4);
}

/** HR02: a court opened the bankruptcy; the bankruptcy office follows with KK01, then KK02 or KK03. */
export function goBankrupt(stage: Stage, firm: Firm, random: Random, day: Day): void {
  const opened = day - random.between(1, 4);
  const notice = new Notice(stage, firm, 'HR02', day, random);
  notice.out
    .add(headerOfChange(firm, notice.last!))
    .clause(clausesOf(firm).bankrupt(courtOf(firm), printedDate(opened)));
  firm.status = 'BANKRUPT';
  if (firm.body !== 'sole') notice.out.clause(clausesOf(firm).newName(registeredName(firm)));
  notice.changements.statusChanged.bankruptcy.dissolution = true;
  notice.topics.push('BANKRUPTCY');
  stage.truth.statusSince(firm, opened, notice.reference);
  stage.truth.syncState(firm, day, notice.reference);
  notice.send();
  bankruptcyNotice(stage, firm, random, 'KK01', opened, day + random.between(2, 8));
  const course = random.unit();
  if (course < 0.12) firm.script.push({ after: random.between(25, 50), run: 'revive' });
  else if (course < 0.55)
    firm.script.push({ after: random.between(30, 90), run: 'suspendBankruptcy', data: { day: opened } });
  else firm.script.push({ after: random.between(30, 80), run: 'callCreditors', data: { day: opened } });
}

/** KK02, and the closing later. */
export function callCreditors(stage: Stage, firm: Firm, random: Random, day: Day, opened: Day): void {
  bankruptcyNotice(stage, firm, random, 'KK02', opened, day);
  firm.script.push({ after: random.between(120, 400), run: 'closeBankruptcy' });
}

/** KK03 and the register's HR02: no assets. */
export function suspendBankruptcy(stage: Stage, firm: Firm, random: Random, day: Day): void {
  const decision = day - random.between(1, 5);
  bankruptcyNotice(stage, firm, random, 'KK03', decision, day + 1);
  const notice = new Notice(stage, firm, 'HR02', day, random);
  notice.out
    .add(headerOfChange(firm, notice.last!))
    .clause(clausesOf(firm).bankruptcySuspended(courtOf(firm), printedDate(decision)));
  notice.changements.statusChanged.bankruptcy.dismissal = true;
  notice.topics.push('BANKRUPTCY');
  notice.send();
  firm.script.push({ after: random.between(95, 160), run: 'deleteSuspended' });
}

/** KK06, then the register deletes. */
export function closeBankruptcy(stage: Stage, firm: Firm, random: Random, day: Day): void {
  const ended = day - random.between(2, 10);
  bankruptcyNotice(stage, firm, random, 'KK06', ended, day);
  firm.script.push({ after: random.between(8, 20), run: 'deleteClosed', data: { day: ended } });
}

/** HR03. `why`: the sentence that says how it came to an end. */
export function deleteFirm(stage: Stage, firm: Firm, random: Random, day: Day, why: string): void {
  for (const branch of stage.branchesOf(firm)) {
    if (branch.status === 'DELETED' || branch.last!.day >= day) continue;
    const gone = new Notice(stage, branch, 'HR03', day, random);
    gone.out.add(headerOfChange(branch, gone.last!)).clause(BRANCH_GONE[branch.place.language]);
    gone.topics.push('DELETED', 'BRANCH');
    gone.send();
    stage.bury(branch, day, gone.reference);
  }
  const notice = new Notice(stage, firm, 'HR03', day, random);
  notice.out.add(headerOfChange(firm, notice.last!)).clause(why);
  notice.topics.push('DELETED');
  notice.send();
  stage.bury(firm, day, notice.reference);
}
const BRANCH_GONE = {
  de: 'Die Zweigniederlassung ist infolge Aufhebung des Geschäftsbetriebes erloschen.',
  fr: "La succursale est radiée par suite de cessation d'activité.",
  it: 'La succursale è cancellata per cessazione di attività.',
} as const;

/** HR03 of the register that a firm left; the firm lives on at the new one. */
export function deleteAtOldRegister(stage: Stage, firm: Firm, random: Random, day: Day): void {
  const departure = stage.departures.get(firm.uid)!;
  stage.departures.delete(firm.uid);
  const { place, commons, last } = departure;
  const reference: Reference = stage.enter(random, place, firm.slot, day);
  const then: Firm = { ...firm, place };
  const out = new NoticeText();
  const form = place.style.startsWith('list') ? `, ${FORM_WORDS[place.language][firm.legalForm]}` : '';
  out.add(
    `${departure.name}, ${place.language === 'fr' ? 'à' : 'in'} ${place.seat}, ${firm.uid}${form} ${backReference(last, place)}.`,
  );
  out.clause(
    CLAUSES[place.language].movedAway(firm.place.seat, place.office.inText, ` ${backReference(firm.last!, place)}`),
  );
  const item = registerItem({
    rubric: 'HR03',
    firm: then,
    reference,
    officeName: place.office.name,
    text: out.text,
    before: commons,
    after: null,
    last,
    transaction: { delete: { deletionDate: instantOf(day) } },
  });
  stage.submit(item, reference, {
    kind: 'publication', id: reference.id, number: '', firms: [firm.uid], language: place.language, style: place.style, legalDate: isoOf(day),
    published: isoOf(reference.day), cancelled: null, corrects: null, topics: ['MOVED'], mentions: [],
  }, reference.day); // prettier-ignore
}

const KK_TITLES: Readonly<Record<BankruptcyRubric, { de: string; en: string; it: string; fr: string }>> = {
  KK01: { de: 'Vorläufige Konkursanzeige', en: 'Provisional announcement of bankruptcy', it: 'Avviso provvisorio di apertura di fallimento', fr: "Avis préalable d'ouverture de faillite" },
  KK02: { de: 'Konkurspublikation/Schuldenruf', en: 'Bankruptcy publication/call to creditors', it: 'Pubblicazione di fallimento/diffida ai creditori', fr: 'Publication de faillite/appel aux créanciers' },
  KK03: { de: 'Einstellung des Konkursverfahrens', en: 'Suspension of bankruptcy proceedings', it: 'Sospensione della procedura di fallimento', fr: 'Suspension de la procédure de faillite' },
  KK06: { de: 'Schluss des Konkursverfahrens', en: 'Closing of bankruptcy proceedings', it: 'Conclusione della procedura di fallimento', fr: 'Clôture de faillite' },
  KK07: { de: 'Widerruf des Konkurses', en: 'Revocation of bankruptcy proceedings', it: 'Revoca del fallimento', fr: 'Révocation de faillite' },
}; // prettier-ignore

function bankruptcyOffice(firm: Firm): PortalOffice {
  const { office, language } = firm.place;
  return {
    id: `kk-${office.key.toLowerCase()}`, displayName: office.bankruptcyOffice, street: { de: 'Amtshausgasse', fr: "Rue de l'Office", it: 'Via Pretorio' }[language],
    streetNumber: String((mixSeed(office.key) % 30) + 1), swissZipCode: firm.place.zip, town: firm.place.town, containsPostOfficeBox: false, postOfficeBox: null, municipalityId: null, uid: null,
  }; // prettier-ignore
}

/** What the bankruptcy office publishes; `decided`: the legal date, `near`: about when it appears. */
function bankruptcyNotice(
  stage: Stage,
  firm: Firm,
  random: Random,
  rubric: BankruptcyRubric,
  decided: Day,
  near: Day,
): void {
  const { place } = firm;
  const day = workingDay(near + 2);
  const id = stage.nextId(firm.slot);
  const name = registeredName(firm);
  const content: PortalBankruptcyContent = {
    ...(rubric === 'KK02' ? { proceeding: { selectType: random.chance(0.9) ? 'summary' : 'ordinary' } } : {}),
    debtor: {
      selectType: 'company',
      companies: [
        {
          noUID: false,
          company: {
            name, uid: firm.uid, uidOrganisationId: firm.uid.replace(/\D/g, ''), uidOrganisationIdCategorie: 'CHE', legalForm: firm.legalForm,
            address: { street: firm.street, houseNumber: firm.houseNumber, swissZipCode: place.zip, town: place.town }, canton: place.canton,
          }, // prettier-ignore
        },
      ],
    },
    ...datesOf(rubric, decided, day, random),
    ...(rubric === 'KK02' || rubric === 'KK03'
      ? {
          daysAfterPublication: rubric === 'KK02' ? 30 : 10,
          registrationOffice: `${place.office.bankruptcyOffice}\n${place.zip} ${place.town}`,
        }
      : {}),
  };
  const office = bankruptcyOffice(firm);
  const meta = metaOf({
    id,
    rubric,
    language: place.language,
    place,
    office,
    day,
    title: titlesOf((language) => `${KK_TITLES[rubric][language]} ${name}`),
    remedy: null,
    expires: day + 5 * 365,
  });
  stage.submit({ meta, links: [], attachments: [], content, commented: false }, null, {
    kind: 'publication', id, number: '', firms: [firm.uid], language: place.language, style: 'structured', legalDate: isoOf(decided), published: isoOf(day),
    cancelled: null, corrects: null, topics: rubric === 'KK06' ? ['BANKRUPTCY', 'BANKRUPTCY_CLOSED'] : ['BANKRUPTCY'], mentions: [],
  }, day); // prettier-ignore
}

function datesOf(rubric: BankruptcyRubric, decided: Day, day: Day, random: Random): Partial<PortalBankruptcyContent> {
  switch (rubric) {
    case 'KK01':
      return { or731b: 'No', resolutionDate: instantOf(decided) };
    case 'KK02':
      return { or731b: 'No', resolutionDate: instantOf(decided), entryDeadline: instantOf(day + 30) };
    case 'KK03':
      return {
        or731b: 'No',
        cessationDate: instantOf(decided),
        advanceAmount: random.between(20, 80) * 100,
        entryDeadline: instantOf(day + 10),
      };
    case 'KK06':
      return { proceedingEndDate: instantOf(decided) };
    case 'KK07':
      return { resolutionDate: instantOf(decided) };
  }
}

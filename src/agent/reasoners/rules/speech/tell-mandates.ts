import { ROLES } from '../../../../core/index.js';
import { meantTenures, type NamedMandate } from '../../../../tools/index.js';
import type { Draft, Observation } from '../../../slots.js';
import type { Part } from '../part.js';
import type { Form } from './sentences.js';
import { countClaims, ended, spoken, type Told } from './told.js';
import { tenureClaims } from './mandates.js';
import { claimsOf } from './view.js';

const MOST_ITEMS = 100;

/** A list of mandates: how many, of how many people or in how many companies, and each. */
export function mandateList(opened: Observation, part: Part): Told {
  const rows = opened.result?.rows;
  if (rows?.type !== 'MANDATES') return ended('NOT_IN_REGISTER', []);
  if (rows.mandates.length === 0) return ended('NONE_HELD', spoken('NONE', countClaims(opened, 'NONE'), part));
  const [all, distinct] = [countClaims(opened, 'COUNT'), countClaims(opened, 'COUNT', 'DISTINCT')];
  const different = distinct[0]?.object === all[0]?.object ? [] : distinct;
  const counted =
    opened.result?.total === null ? [] : [...spoken('HEADER', all, part), ...spoken('DISTINCT', different, part)];
  const cut = opened.result?.complete === false || rows.mandates.length > MOST_ITEMS ? spoken('PARTIAL', [], part) : [];
  return ended('ANSWERED', [...counted, ...cut, ...mandateItems(rows.mandates, rows.side, part)]);
}

/** Since when, without a break; where a signature or role changed on the way, each of them too. */
export function tenureList(opened: Observation, part: Part): Told {
  const rows = opened.result?.rows;
  if (rows?.type !== 'MANDATES') return ended('NOT_IN_REGISTER', []);
  if (rows.mandates.length === 0) return ended('NONE_HELD', spoken('NONE', countClaims(opened, 'NONE'), part));
  const named = new Map(rows.mandates.map((mandate) => [mandate.fact, mandate]));
  const tenures = meantTenures([...named.keys()], part.clocks.knownOn).slice(0, MOST_ITEMS);
  const drafts = tenures.flatMap(({ rows: facts }) => {
    const mandates = facts.flatMap((fact) => named.get(fact) ?? []);
    const since = spoken('TENURE', tenureClaims(mandates, part.clocks), part);
    const form = rows.side === 'COMPANY' ? 'MANDATE' : 'MANDATE_OF';
    return mandates.length === 1 ? since : [...since, ...mandates.flatMap((one) => spoken(form, claimsOf(one, part.clocks), part))];
  });
  // Of all who were there, whoever it is is told with what was asked.
  const head = part.frame.order === null ? [] : spoken('HEADER', countClaims(opened, 'COUNT'), part);
  const cut = opened.result?.complete === false ? spoken('PARTIAL', [], part) : head;
  return ended('ANSWERED', [...cut, ...drafts]);
} // prettier-ignore

/** One item a mandate: those that held, by role and name, then those of which the register does not say. */
export function mandateItems(mandates: readonly NamedMandate[], side: 'COMPANY' | 'HOLDER', part: Part): Draft[] {
  const { clocks } = part;
  const order = (mandate: NamedMandate) =>
    `${mandate.fact.holds === 'UNKNOWN' ? 1 : 0} ${String(ROLES.indexOf(mandate.fact.role)).padStart(2, '0')} ${side === 'COMPANY' ? mandate.holderName : mandate.companyName} ${mandate.fact.uid}`;
  const sorted = [...mandates].sort((a, b) => (order(a) < order(b) ? -1 : 1)).slice(0, MOST_ITEMS);
  const forms: Form[] = side === 'COMPANY' ? ['MANDATE', 'UNSURE'] : ['MANDATE_OF', 'UNSURE_OF'];
  return sorted.flatMap((mandate) => forms.flatMap((form) => spoken(form, claimsOf(mandate, clocks), part)));
}

/** What a turn was read to ask, set right where its words tell that another is meant: of whom, of which time, or that nothing a register holds answers it. */
import type { ToolContext } from '../../../tools/index.js';
import type { Asked, Route } from '../../slots.js';
import { auditedBy } from './asks/audited-by.js';
import { cantonsLost } from './asks/cantons-lost.js';
import { rankingsUntold } from './asks/rankings-untold.js';
import { everPartOf } from './asks/ever-part-of.js';
import { togetherBySurname } from './asks/together-by-surname.js';
import { officeThere } from './asks/office-there.js';
import { onlyOfThatTime } from './turns/only-of-that-time.js';
import { samePersonAt, sinceInThatOffice } from './asks/same-person-at.js';
import { wasAuditor } from './asks/was-auditor.js';
import { arrivedThere } from './turns/arrived-there.js';
import { stillRefused } from './turns/still-refused.js';
import { whereOneLives } from './turns/where-one-lives.js';
import { notOfRegister } from './turns/of-ranked.js';

export async function asMeant(route: Route, asked: Asked, context: ToolContext): Promise<Route> {
  const ofRegister = [
    (read: Route) => rankingsUntold(read, asked.question),
    (read: Route) => cantonsLost(read, asked.question),
    (read: Route) => arrivedThere(read, asked),
    (read: Route) => notOfRegister(read, asked),
    (read: Route) => stillRefused(read, asked),
  ];
  const ofSomebody = [
    (read: Route) => wasAuditor(read, asked),
    (read: Route) => auditedBy(read, asked.question),
    (read: Route) => samePersonAt(read, asked),
    (read: Route) => sinceInThatOffice(read, asked),
    (read: Route) => whereOneLives(read, asked),
  ];
  const meant = [...ofRegister, ...ofSomebody].reduce((read, set) => set(read), route);
  const there = await togetherBySurname(await officeThere(meant, asked, context), asked, context);
  return onlyOfThatTime(everPartOf(there, asked.question), asked);
}

/** Profiles as the JSON that the ledger holds, compared without being parsed: of most profiles of a firm a notice changes nothing but companions. */
const COMPANIONS = '"companions":[';
const ID = '{"id":"';

/** The id that the JSON of a profile begins with; '' where it does not. */
export function idIn(json: string): string {
  return json.startsWith(ID) ? json.slice(ID.length, json.indexOf('"', ID.length)) : '';
}

/** Hub keys that one of the two has beside it and the other has not; null where they differ in anything else. */
export function companionsMoved(before: string, now: string): string[] | null {
  const [was, is] = [listIn(before), listIn(now)];
  if (was === null || is === null || was.start !== is.start) return null;
  if (before.length - was.end !== now.length - is.end || !before.endsWith(now.slice(is.end))) return null;
  if (!before.startsWith(now.slice(0, is.start))) return null;
  const [left, came] = [hubsIn(before, was), hubsIn(now, is)];
  return [...came.filter((hub) => !left.includes(hub)), ...left.filter((hub) => !came.includes(hub))];
}

/** Whether one of the hub keys is beside the profile. */
export function sitsBeside(json: string, hubs: Iterable<string>): boolean {
  const list = listIn(json);
  if (list === null) return false;
  const companions = json.slice(list.start, list.end);
  for (const hub of hubs) if (companions.includes(JSON.stringify(hub))) return true;
  return false;
}

interface Part {
  start: number;
  end: number;
}

/** Inside a JSON string a quote is escaped, so that a member's name cannot stand there; hub keys hold letters and digits only. */
function listIn(json: string): Part | null {
  const at = json.indexOf(COMPANIONS);
  if (at < 0) return null;
  const start = at + COMPANIONS.length;
  return { start, end: json.indexOf(']', start) };
}

function hubsIn(json: string, { start, end }: Part): string[] {
  return JSON.parse(json.slice(start - 1, end + 1)) as string[];
}

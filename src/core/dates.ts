/** A calendar day as `YYYY-MM-DD`. Only {@link parseIsoDate} and literals of our own make one. */
export type IsoDate = string;
/** An instant as ISO 8601 in UTC, `YYYY-MM-DDTHH:mm:ss.sssZ`. */
export type Instant = string;

export const REGISTER_TIME_ZONE = 'Europe/Zurich';

const zurichDay = new Intl.DateTimeFormat('sv-SE', { timeZone: REGISTER_TIME_ZONE, dateStyle: 'short' });
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day if `text` names one that exists (years 1800 to 2199), else null. */
export function parseIsoDate(text: string): IsoDate | null {
  const match = ISO_DATE.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1800 || year > 2199 || month < 1 || month > 12 || day < 1) return null;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate() ? text : null;
}

/** Day, month and year as the gazette's texts print them (`29.12.2005`), or null when no such day exists. */
export function isoDateOf(year: number, month: number, day: number): IsoDate | null {
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  return parseIsoDate(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`);
}

/** The day that an instant falls on in the register's time zone. */
export function zurichDate(instant: Date | Instant): IsoDate {
  const moment = typeof instant === 'string' ? new Date(instant) : instant;
  const hour = Math.floor(moment.getTime() / HOUR_MS);
  let day = days.get(hour);
  if (day === undefined) {
    day = zurichDay.format(moment);
    // Before 1900 the zone was not whole hours from UTC.
    if (day < '1900') return day;
    if (days.size >= MAX_HOURS) days.clear();
    days.set(hour, day);
  }
  return day;
}
const HOUR_MS = 3_600_000;
const MAX_HOURS = 20_000;
/** Days by the hour of an instant: to format one costs more than to read a notice's date. */
const days = new Map<number, IsoDate>();

export function addDays(date: IsoDate, days: number): IsoDate {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/**
 * The web engine's contract: searching the web and fetching a page. One suite (test/contracts/web.ts) runs against every implementation.
 * Being switched off is an answer, not an error. Failures are AppErrors (DEADLINE, CANCELLED, UNAVAILABLE, BAD_INPUT).
 */
import type { Call } from '../../src/core/index.js';
import type { EngineHealth } from '../contract.js';

export interface WebHit {
  url: string;
  title: string;
  /** A few lines of the page, as the provider gives them; untrusted text. */
  excerpt: string;
}

export interface WebPage {
  /** Where redirects ended. */
  url: string;
  title: string | null;
  /** Plain text; untrusted. */
  text: string;
  /** False where the page was longer than what is read. */
  complete: boolean;
}

/** `OFF`: nothing was asked of the network. `message` and `remedy` are for people: what is off, and how to change that. */
export interface WebOff {
  outcome: 'OFF';
  code: 'UNSUPPORTED';
  message: string;
  remedy: string;
}

export interface WebEngine {
  /** `query`: 1 to 500 characters; `limit`: 1 to 20. */
  search(query: string, limit: number, call: Call): Promise<{ outcome: 'FOUND'; hits: WebHit[] } | WebOff>;
  /** `url`: http or https. */
  fetch(url: string, call: Call): Promise<{ outcome: 'FETCHED'; page: WebPage } | { outcome: 'NOT_FOUND' } | WebOff>;
  health(): Promise<EngineHealth>;
  close(): Promise<void>;
}

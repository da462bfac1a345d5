/** Where the text prints the number of a firm, by the schemes of src/core/number-schemes.ts. */
import { aroundNumbers } from '../../src/core/number-schemes.js';

const IN_BRACKET = aroundNumbers(({ begins }) => new RegExp(String.raw`\(${begins}`));
const AT_END = aroundNumbers(({ printed, begins }) => new RegExp(String.raw`\((?:${printed}|${begins}[\d.-]+)\)$`));
const BARE = aroundNumbers(({ begins }) => new RegExp(String.raw`\b${begins}\d`));
const FREE_ENTRY = aroundNumbers(
  ({ printed, begins }) =>
    new RegExp(String.raw`^(?:[^,:()]|\([^()]{0,80}\)){2,90}\((?:${printed}|${begins}[\d.-]{11,16})\), (?:in|à|a) `),
);

/** Whether a bracket begins with one. */
export const bracketsNumber = (text: string): boolean => IN_BRACKET().test(text);
/** Whether one in brackets ends it. */
export const endsInNumber = (text: string): boolean => AT_END().test(text);
/** Whether one begins anywhere. */
export const printsNumber = (text: string): boolean => BARE().test(text);
/** `X AG (CHE-...), in Y`. */
export const beginsWithNumbered = (text: string): boolean => FREE_ENTRY().test(text);

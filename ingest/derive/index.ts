export type * from './contract.js';
export { deriveEvent } from './event.js';
export { deriveFirm } from './firm.js';
export { orderNotices } from './order.js';

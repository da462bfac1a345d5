/** The fictional gazette: publications of an invented register in the portal's own JSON, with the truth beside them. */
export { simulate, type SimulateOptions } from './world.js';
export { writeDemo, type DemoFiles } from './write.js';
export type * from './portal-item.js';
export type * from './truth.js';
export { Random } from './random.js';

export { embedderAt } from './embed-calls.js';
export { followPassages, type FollowOptions, type Lag } from './follow.js';
export { createFollower, type Follower, type FollowStatus } from './follower.js';
export { servePassageThread, type PassageOpeners } from './serve-thread.js';
export type { PassageStart } from './thread-messages.js';
export { startPassageThread, type PassageThread } from './thread.js';

export { endClient } from './end.js';
export { databaseFailure, isRace } from './failures.js';
export { Listener, type Heard } from './listener.js';
export { lookAt, migrate, type Versions } from './migrate.js';
export { openPool, rowsOf, type Answer, type Connection, type Pool, type Statement, type Value } from './pool.js';

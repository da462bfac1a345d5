/** `npm run servers:up` */
import { serversUp } from './standing.js';

const { complete } = await serversUp(console.log);
process.exit(complete ? 0 : 1);

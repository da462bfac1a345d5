/** `npm run servers:down` */
import { serversDown } from './standing.js';

await serversDown(console.log);

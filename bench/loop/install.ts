/** LangGraph.js, installed for this measurement alone into a folder that git ignores; nothing of Dossier needs it. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = resolve('bench', 'results', 'langgraph');
/** The newest on Node 20 in 2026-11. */
const VERSIONS = {
  '@langchain/core': '1.4.0',
  '@langchain/langgraph': '1.7.3',
  '@langchain/langgraph-checkpoint-sqlite': '1.0.4',
  zod: '4.6.7',
};
const ALL = join(FOLDER, 'all.mjs');
const EXPORTS = `export { StateGraph, MessagesAnnotation, START } from '@langchain/langgraph';
export { ToolNode, toolsCondition } from '@langchain/langgraph/prebuilt';
export { SqliteSaver } from '@langchain/langgraph-checkpoint-sqlite';
export { AIMessage, HumanMessage, SystemMessage } from '@langchain/core/messages';
export { BaseChatModel } from '@langchain/core/language_models/chat_models';
export { tool } from '@langchain/core/tools';
`;

/** The address of a module with all that is used of it. Its SQLite is not compiled: it is handed Dossier's. */
export function installLangGraph(): string {
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: VERSIONS });
  const stamp = join(FOLDER, `${Object.values(VERSIONS).join('-')}.installed`);
  if (!existsSync(stamp)) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, 'package.json'), wanted);
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] }); // prettier-ignore
    writeFileSync(stamp, '');
  }
  writeFileSync(ALL, EXPORTS);
  return pathToFileURL(ALL).href;
}

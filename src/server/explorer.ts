import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import type { FastifyInstance } from 'fastify';

/** GraphiQL in one page without a request to anywhere else, with the example operations as tabs. Rendered once, kept gzipped. */
export function registerExplorer(app: FastifyInstance, examplesFolder: string): void {
  let page: Buffer | null = null;
  app.get('/graphql', async (request, reply) => {
    if (!(request.headers.accept ?? '').includes('text/html')) {
      return reply
        .code(405)
        .header('allow', 'POST')
        .send({ errors: [{ message: 'POST a GraphQL operation here' }] });
    }
    page ??= gzipSync(
      renderGraphiQL({
        title: 'Dossier',
        endpoint: '/graphql',
        subscriptionsProtocol: 'WS',
        defaultTabs: readExamples(examplesFolder),
      }),
    );
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-encoding', 'gzip')
      .header('cache-control', 'no-cache')
      .header(
        'content-security-policy',
        "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; connect-src 'self' ws: wss:; frame-ancestors 'none'",
      )
      .send(page);
  });
}

/** `NN-name.graphql` and beside it, where it has variables, `NN-name.variables.json`. */
export function readExamples(folder: string): { query: string; variables: string }[] {
  const files = readdirSync(folder).sort();
  return files
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => {
      const variables = file.replace(/\.graphql$/, '.variables.json');
      return {
        query: readFileSync(`${folder}/${file}`, 'utf8'),
        variables: files.includes(variables) ? readFileSync(`${folder}/${variables}`, 'utf8') : '',
      };
    });
}

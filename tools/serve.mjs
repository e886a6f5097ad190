/** Serves build/site as a static host does: index.html for a folder, 404.html with status 404 for unknown paths. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { answerFrom } from './hosts/answer.mjs';

const site = fileURLToPath(new URL('../build/site', import.meta.url));

/**
 * The time after which the server closes idle connections; the same as nginx's default. With Node's default of five seconds, more
 * requests would be sent just as their connection closes and be lost, because browsers don't retry every request.
 */
export const keepAliveMs = 75_000;

/**
 * @param {{ port?: number, folder?: string }} [options] port 0, the default, picks a free one
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function serve({ port = 0, folder = site } = {}) {
  if (!existsSync(`${folder}/404.html`)) throw new Error('There is no build yet: run "npm run build" first.');
  const answer = answerFrom(folder);
  const server = createServer((request, response) => void answer(request, response));
  server.keepAliveTimeout = keepAliveMs;
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const bound = server.address();
  const at = typeof bound === 'object' && bound !== null ? bound.port : port;
  return {
    address: `http://127.0.0.1:${at}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const port = Number(process.env['PORT'] ?? 4173);
  try {
    const { address } = await serve({ port });
    console.log(`The site is at ${address.replace('127.0.0.1', 'localhost')}`);
  } catch (error) {
    const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    console.error(busy ? `Port ${port} is taken: set another with PORT=4200 npm start` : String(error));
    process.exit(1);
  }
}

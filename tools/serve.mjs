/** Serves build/site as a static host would: a folder's index.html, 404.html with status 404 for the unknown. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const site = fileURLToPath(new URL('../build/site', import.meta.url));

/** Headers that a <meta> can't carry; the README lists the same ones for other hosts. */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * Starts the server and gives its address and a way to stop it.
 * @param {{ port?: number, folder?: string }} [options] port 0 takes a free one
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function serve({ port = 0, folder = site } = {}) {
  if (!existsSync(`${folder}/404.html`)) throw new Error('There is no build yet: run "npm run build" first.');
  const notFound = await readFile(`${folder}/404.html`);
  const files = sirv(folder, {
    brotli: true,
    dotfiles: false,
    setHeaders(response, pathname) {
      // File names in assets/ carry a hash of their content; everything else is asked for again.
      response.setHeader(
        'Cache-Control',
        pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    });
  });
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
    console.log(`Larkfield Prep is at ${address.replace('127.0.0.1', 'localhost')}`);
  } catch (error) {
    const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    console.error(busy ? `Port ${port} is taken: set another with PORT=4200 npm start` : String(error));
    process.exit(1);
  }
}

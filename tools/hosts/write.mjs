/** `npm run hosts`: regenerates the files in hosts/ after a change to the hosting table, a page's path, or the site's origin. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';
import { hostFiles } from './files.mjs';

const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
try {
  const { brand } = await server.ssrLoadModule('/src/brand.ts');
  const { routeIds, site } = await server.ssrLoadModule('/src/site.ts');
  const paths = routeIds.map((/** @type {string} */ id) => site[id].path);
  for (const [name, text] of Object.entries(hostFiles({ origin: brand.origin, paths }))) {
    writeFileSync(`hosts/${name}`, text);
    console.log(`Written: hosts/${name}`);
  }
} finally {
  await server.close();
}

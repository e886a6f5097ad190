/** `npm run hosts`: regenerates the files in hosts/ after a change to tools/hosts, a page's path, or the site's origin. */
import { writeFileSync } from 'node:fs';
import { withSource } from '../source.mjs';
import { hostFiles } from './files.mjs';

await withSource(async (load) => {
  /** @type {typeof import('../../src/brand')} */
  const { brand } = await load('/src/brand.ts');
  /** @type {typeof import('../../src/site')} */
  const { routeIds, site } = await load('/src/site.ts');
  const paths = routeIds.map((id) => site[id].path);
  for (const [name, text] of Object.entries(hostFiles({ origin: brand.origin, paths }))) {
    writeFileSync(`hosts/${name}`, text);
    console.log(`Written: hosts/${name}`);
  }
});

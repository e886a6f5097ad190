/**
 * Takes screenshots of the built site for looking at: `npm run screens -- /dashboard/student /ssat-test`.
 * Each route named (all of the first level's by default: home) at 360, 768 and 1280 px, in light and dark, into screens/.
 */
import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright';
import { browserPath } from './browser.mjs';
import { serve } from './serve.mjs';

const routes = process.argv.slice(2);
if (routes.length === 0) routes.push('/');
await mkdir('screens', { recursive: true });
const { address, close } = await serve();
const browser = await chromium.launch({ executablePath: browserPath() });
for (const route of routes) {
  for (const width of [360, 768, 1280]) {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
      await page.goto(address + route);
      await page.waitForLoadState('networkidle');
      const name = route === '/' ? 'home' : route.slice(1).replaceAll('/', '-');
      await page.screenshot({ path: `screens/${name}-${width}-${colorScheme}.png`, fullPage: true });
      await page.close();
    }
  }
}
await browser.close();
await close();

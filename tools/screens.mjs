/**
 * Takes screenshots of the built site: `npm run screens -- /dashboard/student /ssat-test` (home by default), each at 360, 768, and
 * 1280 px, in light and dark mode, and saves them in screens/. `--at http://127.0.0.1:4175/longNames` uses a running site instead
 * of the built one, such as a variant of the dashboards (tests/variants).
 */
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserPath } from './browser.mjs';
import { serve } from './serve.mjs';

const { values, positionals } = parseArgs({ options: { at: { type: 'string' } }, allowPositionals: true });
const routes = positionals.length > 0 ? positionals : ['/'];
await mkdir('screens', { recursive: true });
const { address, close } =
  values.at === undefined ? await serve() : { address: values.at, close: async () => undefined };
const prefix = values.at === undefined ? '' : `${new URL(values.at).pathname.slice(1)}-`;
const browser = await chromium.launch({ executablePath: browserPath() });
for (const route of routes) {
  for (const width of [360, 768, 1280]) {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
      await page.goto(address + route);
      await page.waitForLoadState('networkidle');
      // Charts load when they scroll near the viewport.
      for (const figure of await page.getByRole('figure').all()) {
        await figure.scrollIntoViewIfNeeded();
        await figure.locator('svg').first().waitFor();
      }
      await page.evaluate(() => scrollTo(0, 0));
      const name = route === '/' ? 'home' : route.slice(1).replaceAll(/[/?=&#]/g, '-');
      await page.screenshot({
        path: `screens/${prefix}${name}-${width}-${colorScheme}.png`,
        fullPage: true,
      });
      await page.close();
    }
  }
}
await browser.close();
await close();

/** Every route: its h1, no console message, no barrier that axe can find, in light and dark, at both sizes. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { routeIds, site } from '../../src/site';
import { expect, hydrated, test } from './site';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

declare global {
  interface Window {
    axe: {
      run: (
        context: Document,
        options: object,
      ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const id of routeIds) {
      test(`${site[id].path} is sound in ${colorScheme}`, async ({ page }) => {
        const response = await page.goto(site[id].path);
        expect(response?.status()).toBe(200);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(site[id].title);
        await expect(page).toHaveTitle(new RegExp(`^${site[id].title}`));
        await expect(page.locator(`html[data-${colorScheme}]`)).toHaveCount(1);

        const scroll = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(scroll, 'no sideways scroll').toBeLessThanOrEqual(0);

        await page.evaluate(axe);
        const { violations } = await page.evaluate(
          (tags) => window.axe.run(document, { runOnly: tags }),
          wcag,
        );
        expect(
          violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map((node) => node.html).join(' ')}`),
        ).toEqual([]);
      });
    }
  });
}

/** The barriers that axe finds by the rules of WCAG 2.2 AA, a line each. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
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

/** Looks at the page from its top: the bar that stays there covers half of what is scrolled under it. axe goes in by evaluation, because the page's policy refuses a foreign script. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Details of what it found in order would take it as long again, and nobody reads them.
  const { violations } = await page.evaluate(
    (runOnly) => window.axe.run(document, { runOnly, resultTypes: ['violations'] }),
    wcag,
  );
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
    ...(await unknownVariables(page)),
  ];
}

/** The theme's variables that a style on the page names and the page doesn't have: what they color would be unset. */
function unknownVariables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const names = rules.flatMap(({ cssText }) =>
      [...cssText.matchAll(/var\((--mui-[\w-]+)\)/g)].map(([, name]) => name ?? ''),
    );
    const known = getComputedStyle(document.documentElement);
    return [...new Set(names)]
      .filter((name) => known.getPropertyValue(name) === '')
      .map((name) => `unset: ${name}`);
  });
}

/** What both schemes are found to have where all is well. */
export const noBarrier = { light: [], dark: [] };

/** Looks at the same page in light, then in dark. Motion is off: colors are looked at as they stand, not as they fade. */
export async function barriersInBothSchemes(page: Page): Promise<{ light: string[]; dark: string[] }> {
  const found: { light: string[]; dark: string[] } = { light: [], dark: [] };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator(`html[data-${colorScheme}]`)).toHaveCount(1);
    found[colorScheme] = await barriers(page);
  }
  return found;
}

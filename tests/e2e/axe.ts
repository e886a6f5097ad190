/** The barriers that axe finds by the rules of WCAG 2.2 AA, a line each. */
import { expect, type Page } from '@playwright/test';
import { axeColorOptions, axeOptions, axeSource } from '../axe-rules';

/** Looks at the page from its top: the bar that stays there covers half of what is scrolled under it. */
export async function barriers(page: Page, options: object = axeOptions): Promise<string[]> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await waitForMotionToEnd(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate((given) => window.axe.run(document, given), options);
  return [
    ...violations.flatMap(({ id, nodes }) => {
      const barring = nodes.filter(({ html }) => !(id === 'empty-table-header' && isFormula(html)));
      return barring.length === 0 ? [] : [`${id}: ${barring.map(({ html }) => html).join(' ')}`];
    }),
    ...(await unknownVariables(page)),
  ];
}

/** A dialog that still fades in has paler words than it will have. */
async function waitForMotionToEnd(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}

/** axe takes a heading in MathML for an empty one; browsers and screen readers read it. */
const isFormula = (heading: string) => /<m[nio]\b/.test(heading);

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

/**
 * Looks at the same page in light, then at its colors in dark: the scheme changes nothing else. Motion is off, so that no color is looked
 * at while it fades.
 */
export async function barriersInBothSchemes(
  page: Page,
  options: object = axeOptions,
): Promise<{ light: string[]; dark: string[] }> {
  const found: { light: string[]; dark: string[] } = { light: [], dark: [] };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator(`html[data-${colorScheme}]`)).toHaveCount(1);
    found[colorScheme] = await barriers(page, colorScheme === 'light' ? options : axeColorOptions);
  }
  return found;
}

/** Returns the violations of WCAG 2.2 AA that axe finds, one line each. */
import { expect, type Page } from '@playwright/test';
import { axeColorOptions, axeOptions, axeSource } from '../../axe-rules';

/** Scrolls to the top first, since the sticky header partly covers scrolled content. */
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

/** A dialog that is fading in has lower contrast than its final state. */
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

/** axe reports headings in MathML as empty; browsers and screen readers do read them. */
const isFormula = (heading: string) => /<m[nio]\b/.test(heading);

/** Returns the theme variables that the page's styles use but the page doesn't define. */
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

/** The expected result for both schemes. */
export const noBarrier = { light: [], dark: [] };

/** Checks the page in light, then its colors in dark, since nothing else differs. */
export async function barriersInBothSchemes(
  page: Page,
  options: object = axeOptions,
): Promise<{ light: string[]; dark: string[] }> {
  const found: { light: string[]; dark: string[] } = { light: [], dark: [] };
  for (const colorScheme of ['light', 'dark'] as const) {
    await showScheme(page, colorScheme);
    found[colorScheme] = await barriers(page, colorScheme === 'light' ? options : axeColorOptions);
  }
  return found;
}

/** Shows an open page, or the next one, in a color scheme. Disables motion, so that no color is sampled during a transition. */
export async function showScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  if (page.url() !== 'about:blank') await expect(page.locator(`html[data-${colorScheme}]`)).toHaveCount(1);
}

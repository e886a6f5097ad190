/** Walks through an open page with the Tab key. */
import type { Page } from '@playwright/test';
import { expect, settled } from './site';

/** Runs in the page. Compares the focused element with the control that follows the last one in a region's document order. */
const nextStop = (region: string) => {
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      `:is(${region}) :is(a[href], button, input, select, textarea, summary, [tabindex])`,
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      // Only the checked radio button of a group is a Tab stop; arrow keys reach the others.
      !element.matches(':disabled, [type="radio"]:not(:checked)') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const last = stops.findIndex((stop) => stop.dataset['stop'] === 'last');
  const focused = document.activeElement;
  // A date field has a Tab stop for each of its parts.
  if (focused === stops[last] && focused?.matches('[type="date"]')) return { isAfterAll: false, fault: '' };
  stops[last]?.removeAttribute('data-stop');
  const expected = stops[last + 1];
  if (expected === undefined)
    return { isAfterAll: true, fault: focused?.matches(`:is(${region}) *`) ? 'a stop after the last' : '' };
  expected.dataset['stop'] = 'last';
  const box = expected.getBoundingClientRect();
  const seen = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 200));
  const isInSight = seen !== null && (expected.contains(seen) || seen.contains(expected));
  const [actual, wanted, cover] = [focused, expected, seen].map(
    (element) =>
      `${element?.localName} "${element?.getAttribute('aria-label') ?? element?.textContent.slice(0, 60)}"`,
  );
  const faults = [
    ...(focused === expected ? [] : [`${actual} instead of ${wanted}`]),
    ...(isInSight ? [] : [`${wanted} is under ${cover}`]),
  ];
  return { isAfterAll: false, fault: faults.join(', ') };
};

/**
 * Presses Tab until the focus leaves a region, and expects each of its controls to get the focus in document order and in sight.
 *
 * @param region the selector of an element, with the focus before it
 */
export async function walkWithTab(page: Page, region: string): Promise<void> {
  // Without motion, the browser scrolls to the focused element at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let stops = 0;
  for (;;) {
    await page.keyboard.press('Tab');
    const { isAfterAll, fault } = await page.evaluate(nextStop, region);
    expect(fault, `stop ${stops}`).toBe('');
    if (isAfterAll) break;
    stops += 1;
  }
  expect(stops).toBeGreaterThan(2);
}

/** Scrolls to the end and back, because some parts load near the viewport, and their controls with them. */
export async function seeAll(page: Page): Promise<void> {
  await settled(page);
  for (const end of ['document.body.scrollHeight', '0']) {
    await page.evaluate(`window.scrollTo({ top: ${end}, behavior: 'instant' })`);
    await settled(page);
  }
}

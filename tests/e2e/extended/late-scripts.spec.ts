/** Pages that read the record are prerendered with a visitor's view, which doesn't shift after the record is read. */
import { mostShift, shiftsOf, watchShifts } from '../support/shifts';
import { expect, hydrated, test } from '../support/site';
import { heldBack } from '../support/taking';

// The sweep of every page measures shifts while scripts load at once; here the document is visible for a while before them.
for (const [name, size] of [
  ['a laptop', { width: 1280, height: 800 }],
  ['a phone', { width: 360, height: 740 }],
] as const)
  test(`pages that read the record load without a layout shift on ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await watchShifts(page);
    for (const [path, words, late] of [
      ['/score-report', 'A clear gain: 103 points', 'Go through them'],
      ['/test-results', 'No finished tests yet', 'Import a file'],
      ['/error-log', 'No mistakes yet', null],
      ['/ssat-verbal-practice-app', 'Today’s Words', 'Start'],
      ['/section-study', 'Verbal', 'Start'],
    ] as const)
      await test.step(path, async () => {
        const letThrough = await heldBack(page, /\/assets\/.*\.js/);
        // The load event waits for scripts.
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await letThrough();
        const main = page.getByRole('main');
        await expect(main.getByText(words).first()).toBeVisible();
        await hydrated(page);
        if (late !== null)
          await expect(
            main
              .getByRole('button', { name: late })
              .or(main.getByRole('link', { name: late }))
              .first(),
          ).toBeEnabled();
        const { sum, each } = await shiftsOf(page);
        expect(sum, each).toBeLessThan(mostShift);
        await page.unrouteAll();
      });
  });

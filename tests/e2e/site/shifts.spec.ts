/** Pages that read the record are prerendered with a visitor's view, which doesn't shift after the record is read. */
import { mostShift, shiftsOf, watchShifts } from '../support/shifts';
import { alsoOnPhone, expect, hydrated, test } from '../support/site';

for (const [path, words, late] of [
  ['/score-report', 'A real gain: 103 points', 'Go through them'],
  ['/test-results', 'No finished tests yet', 'Import a file'],
  ['/error-log', 'No mistakes yet', null],
  ['/ssat-verbal-practice-app', 'Today’s Words', 'Start'],
  ['/section-study', 'Verbal', 'Start'],
] as const)
  test(`${path} loads without a layout shift`, { tag: alsoOnPhone }, async ({ page }) => {
    // Slow enough that the document is visible before scripts have run.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await watchShifts(page);
    await page.goto(path);
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    await hydrated(page);
    if (late !== null)
      await expect(
        page
          .getByRole('main')
          .getByRole('button', { name: late })
          .or(page.getByRole('main').getByRole('link', { name: late }))
          .first(),
      ).toBeEnabled();
    const { sum, each } = await shiftsOf(page);
    expect(sum, each).toBeLessThan(mostShift);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the worked examples of a report and of a result are readable', async ({ page }) => {
    await page.goto('/score-report');
    await expect(page.getByText('This is a worked example')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^A real gain/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Estimated Scores' })).toContainText(
      /Verbal\d{3}\sto\s\d{3}/,
    );
    await page.goto('/test-results');
    await expect(page.getByRole('list', { name: 'Worked example' })).toContainText(/right, \d+ wrong/);
  });
});

/** Each page that reads the record shows an error without a part of the code that reads it, and reads the record on retry. */
import { expect, open, test } from '../support/site';

test.use({ allowed: /Failed to load resource|dynamically imported module|preload|net::ERR/ });

/** For each page, what it shows after reading a new user's record, and the code it needs to read it. */
const readingPages = [
  { path: '/section-study', shows: 'Find out where you stand', scripts: ['record', 'hubContent'] },
  { path: '/error-log', shows: 'No mistakes yet', scripts: ['record', 'deferredRecord'] },
  { path: '/ssat-verbal-practice-app', shows: 'To recall', scripts: ['record', 'deferredRecord'] },
  { path: '/ssat-math-practice', shows: 'No answers yet', scripts: ['record', 'readTopicMastery'] },
  { path: '/study-planner', shows: 'Minutes a Day', scripts: ['record', 'deferredRecord'] },
  { path: '/test-results', shows: 'No finished tests yet', scripts: ['record'] },
] as const;

test('pages without the code that reads the record show an error and read it on retry', async ({ page }) => {
  await page.clock.install();
  for (const { path, shows, scripts } of readingPages)
    for (const script of scripts)
      await test.step(`${path} without ${script}`, async () => {
        const file = new RegExp(`/${script}-[^/]*\\.js`);
        await page.route(file, (route) => route.abort('internetdisconnected'));
        await open(page, path);
        const word = page.getByText('a part of the site could not be loaded').first();
        // Without the pauses between requests.
        await expect
          .poll(async () => {
            await page.clock.runFor(1000);
            return word.isVisible();
          })
          .toBe(true);
        await expect(page.getByText(shows).first()).toBeHidden();
        await page.unroute(file);
        await page.getByRole('button', { name: 'Try again' }).first().click();
        await expect(page.getByText(shows).first()).toBeVisible();
      });
});

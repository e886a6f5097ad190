/** What comes out on paper: every page in dark text on white, in the dark color scheme as well. */
import { palePrint } from '../support/printing';
import { pageParts } from '../support/fitting';
import { expect, open, test } from '../support/site';

for (const paths of pageParts)
  test(`each of ${paths.join(', ')} prints dark text on white in the dark color scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    for (const path of paths)
      await test.step(path, async () => {
        await open(page, path);
        await page.emulateMedia({ media: 'print' });
        expect.soft(await page.evaluate(palePrint)).toEqual([]);
        await page.emulateMedia({ media: 'screen' });
      });
  });

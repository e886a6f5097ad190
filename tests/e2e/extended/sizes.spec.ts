/** Every page at sizes that the sweep of every page leaves out, and the main tasks at the smallest of them. */
import { doMainJobs, fitsAtAll, pageParts } from '../support/fitting';
import { onDay, test } from '../support/site';

/** 1280 px at 400% zoom; a phone in landscape; a tablet in landscape, where the header is sticky. */
const magnified = { width: 320, height: 256 };
const onItsSide = { width: 568, height: 320 };
const sizes = [{ ...magnified, walked: true }, onItsSide, { width: 1024, height: 768, walked: true }];

for (const paths of pageParts) {
  test(`nothing is clipped, covered, or scrolled horizontally on ${paths.join(', ')}`, async ({ page }) => {
    await fitsAtAll(page, paths, sizes);
  });
}

for (const size of [magnified, onItsSide]) {
  test(`the main tasks work at ${size.width} x ${size.height}`, async ({ page, context }) => {
    await onDay(context, '2026-11-20');
    await page.setViewportSize(size);
    await doMainJobs(page);
  });
}

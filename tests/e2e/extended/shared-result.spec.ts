/** A student shares a result right after a test, and a parent opens the copy. */
import { barriers } from '../support/axe';
import { expect, test } from '../support/site';
import { answer, handIn, start } from '../support/taking';

test('a result can be shared with a parent from the result page and the score report', async ({
  page,
  otherDevice: parent,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await start(page, '/ssat-verbal-practice/demi-test', { keep: 'device' });
  await answer(page, true);
  await handIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /: your result/ })).toBeVisible();
  await page.getByRole('button', { name: 'Share with a parent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share with a parent' });
  await expect(dialog.getByRole('region', { name: 'In the copy', exact: true })).toContainText('1 test');
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByText(/^The link is copied/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Share with a parent' })).toBeFocused();

  await parent.goto(link);
  await expect(parent.getByRole('button', { name: /Whose figures$/ })).toContainText('Shared copy');
  await expect(parent.getByText(/Read-only copy: 1 test/)).toBeVisible();

  await page.getByRole('link', { name: 'Open the full score report' }).click();
  // The previous page has a button with the same name.
  await expect(page.getByRole('button', { name: 'Parent’s page' })).toBeVisible();
  await page.getByRole('button', { name: 'Share with a parent' }).click();
  await expect(dialog).toBeVisible();
});

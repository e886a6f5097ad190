/** The offline copy stored by one visit. */
import { documentTitleOf, licensesPath, pathOf, site } from '../../../src/site';
import { answer as answerWord, begin } from '../support/learning';
import { copyLine, visit } from '../support/offlineCopy';
import { testOnOwnHost as test } from '../support/ownHost';
import { expect, hydrated, open } from '../support/site';
import { answer, handIn, question, start } from '../support/taking';

test.use({ serviceWorkers: 'allow', allowed: /Failed to load resource|net::ERR/ });

test('after one visit, pages open and a quick test and words are practiced without the host', async ({
  page,
  host,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await visit(page);
  await copyLine(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo').getByText(/^(?:1\.[5-9]|2(?:\.[0-9])?) MB$/)).toBeVisible();
  await host.stop();

  await start(page, pathOf('quickTest'), { keep: 'device' });
  await answer(page, true);
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Continue the test' }).click();
  await expect(question(page, 1, 10)).toBeVisible();
  await handIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeFocused();
  await open(page, pathOf('parentDashboard'));
  await expect(page).toHaveTitle(documentTitleOf(site.parentDashboard));
  // A file that isn't a page opens, too.
  await page.goto(licensesPath);
  await expect(page.getByText('Open-Source Licenses')).toBeVisible();
  await page.goto('/nowhere');
  await expect(
    page.getByRole('heading', { level: 1, name: 'There is no page at this address' }),
  ).toBeVisible();
  await page.goto('/About//');
  await expect(page).toHaveURL('/about');
  await begin(page);
  await answerWord(page, true);
});

/** A student of grade 6 takes tests of the Middle Level, from the start page to the report. */
import { pathOf } from '../../../src/site';
import { openFolded } from '../support/section-report';
import { alsoOnPhone, expect, open, test } from '../support/site';
import { answer, handIn, question } from '../support/taking';

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

const noScaledScore =
  'We found no public table that turns raw scores of the Middle Level into scaled ones, so this test shows raw scores only.';

test(
  'chooses the Middle Level, takes the free test, and gets raw scores',
  { tag: alsoOnPhone },
  async ({ page }) => {
    await open(page, pathOf('freeTest'));
    const level = page.getByRole('group', { name: 'Level of the test' });
    await expect(level.getByRole('button', { name: 'Grades 8 to 11: Upper' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await level.getByRole('button', { name: 'Grades 5 to 7: Middle' }).click();
    await expect(page.getByText(/scored section of the Middle Level test/)).toBeVisible();
    await page.getByRole('button', { name: 'Start with Verbal' }).click();

    await expect(question(page, 1, 30)).toBeVisible();
    await answer(page, true);
    await handIn(page);
    await page.getByRole('button', { name: 'Start Quantitative' }).click();
    await answer(page, false);
    await handIn(page);
    await page.getByRole('button', { name: 'Start Reading' }).click();
    await answer(page, true);
    await handIn(page);
    await page.getByRole('button', { name: 'Start Writing' }).click();
    await page.getByRole('radiogroup', { name: 'Prompts' }).getByRole('radio').first().check();
    await page.getByLabel('Your essay').fill('The lights came back, and the chair was empty.');
    await page.getByRole('button', { name: 'Hand in writing' }).click();

    await expect(
      page.getByRole('heading', { level: 1, name: 'Free Test, Middle Level: your result' }),
    ).toBeFocused();
    await expect(page.getByRole('row', { name: /^Verbal/ })).toContainText(/1\s*0\s*29\s*1 of 30/);
    await page.getByRole('link', { name: 'Open the full score report' }).click();
    await expect(page.getByText(noScaledScore).first()).toBeVisible();
    await openFolded(page, 'Answers');
    await expect(
      page.getByRole('region', { name: 'Answers' }).getByRole('row', { name: /^Total/ }),
    ).toContainText(/2\s*1\s*72\s*1¾\s*of 75/);
    await expect(page.getByRole('main')).not.toContainText(/percentile \d|Between \d{3}/);
  },
);

test(
  'takes a full test, and its list, report, and practice are of the Middle Level',
  { tag: alsoOnPhone },
  async ({ page }) => {
    await open(page, '/full-length-practice-tests?level=middle');
    await expect(page.getByRole('region', { name: /^Full Test/ })).toHaveCount(2);
    await page.getByRole('link', { name: 'Take Full Test A' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Full Test A, Middle Level' })).toBeVisible();
    await page.getByRole('button', { name: 'Start the test' }).click();

    await page.getByRole('button', { name: 'Start Writing' }).click();
    await expect(page.getByRole('radiogroup', { name: 'Prompts' }).getByRole('radio')).toHaveCount(2);
    await page.getByRole('radiogroup', { name: 'Prompts' }).getByRole('radio').last().check();
    await page.getByLabel('Your essay').fill('The map was right about the hill, too.');
    await page.getByRole('button', { name: 'Hand in writing' }).click();
    await page.getByRole('button', { name: 'Continue now' }).click();
    await page.getByRole('button', { name: 'Start Quantitative 1' }).click();
    await answer(page, true);
    await handIn(page);
    await page.getByRole('button', { name: 'Start Reading' }).click();
    await answer(page, true);
    await handIn(page);
    await page.getByRole('button', { name: 'Continue now' }).click();
    await page.getByRole('button', { name: 'Start Verbal' }).click();
    await expect(question(page, 1, 60)).toBeVisible();
    await answer(page, false);
    await handIn(page);
    await page.getByRole('button', { name: 'Start Quantitative 2' }).click();
    await answer(page, true);
    await handIn(page);

    await expect(
      page.getByRole('heading', { level: 1, name: 'Full Test A, Middle Level: your result' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Open the full score report' }).click();
    await expect(page.getByText(noScaledScore).first()).toBeVisible();
    await openFolded(page, 'Answers');
    await expect(
      page.getByRole('region', { name: 'Answers' }).getByRole('row', { name: /^Total/ }),
    ).toContainText(/3\s*1\s*146\s*2¾\s*of 150/);

    // Without the address, the level follows from the test.
    await page.goto('/full-length-practice-tests');
    await expect(page.getByRole('region', { name: 'Full Test A' })).toContainText('Done');
    await expect(page.getByRole('button', { name: 'Grades 5 to 7: Middle' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.goto('/section-study');
    await expect(page.getByText('Coordinate plane')).toHaveCount(0);
  },
);

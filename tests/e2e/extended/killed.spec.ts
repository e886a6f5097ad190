/** The browser is killed in every part of a full test, and the work is restored. */
import type { Page } from '@playwright/test';
import { withKillableBrowser } from '../support/killable';
import { makePlanFor } from '../support/planner';
import { expect, hydrated, open, test } from '../support/site';
import {
  answer,
  chosenIndex,
  continueLeft,
  handIn,
  keepChoices,
  next,
  question,
  start,
} from '../support/taking';

const path = '/full-length-test?form=c';
const sentence = 'Nobody had told the ferry that the bridge was finished.';

test('killing the browser in every part of a full test loses no answers or essay text', async ({
  baseURL,
  viewport,
}) => {
  await withKillableBrowser({ baseURL, viewport }, async (browser) => {
    let { page } = browser;

    /** Kills the browser one second after the last action (the tolerated loss), restarts it, and reads the offer to continue. */
    const killed = async (offered: RegExp) => {
      await page.waitForTimeout(1000);
      await browser.kill();
      page = await browser.startAgain();
      await continueLeft(page, path, offered);
    };
    /**
     * Answers the first question of a section, kills the browser on the second one, and expects the first answer to be restored.
     */
    const diesInSection = async (title: string, questions: number, offered: RegExp) => {
      await page.getByRole('button', { name: `Start ${title}` }).click();
      await answer(page, true);
      const chosen = await chosenIndex(page);
      await next(page);
      await expect(question(page, 2, questions)).toBeVisible();
      await killed(offered);
      await expect(question(page, 2, questions)).toBeVisible();
      await page.keyboard.press('p');
      await expect(question(page, 1, questions)).toBeVisible();
      expect(await chosenIndex(page)).toBe(chosen);
      await handIn(page);
    };

    await start(page, path, { keep: 'device' });
    await page.getByRole('button', { name: 'Start Writing' }).click();
    await page.getByRole('radiogroup', { name: 'Prompts' }).getByRole('radio').first().check();
    await page.getByLabel('Your essay').fill(sentence);
    await killed(/Writing/);
    await expect(page.getByLabel('Your essay')).toHaveValue(sentence);
    await page.getByRole('button', { name: 'Hand in writing' }).click();

    await expect(page.getByRole('timer', { name: 'Break time left' })).toBeVisible();
    await killed(/in the break after section 1 of 5/);
    await page.getByRole('button', { name: 'Continue now' }).click();

    await diesInSection(
      'Quantitative 1',
      25,
      /Quantitative 1, question 2 of 25.*1 of 150 questions answered/,
    );
    await diesInSection('Reading', 40, /Reading, question 2 of 40.*2 of 150/);
    await page.getByRole('button', { name: 'Continue now' }).click();
    await diesInSection('Verbal', 60, /Verbal, question 2 of 60.*3 of 150/);

    await expect(page.getByRole('button', { name: 'Start Quantitative 2' })).toBeVisible();
    await killed(/before section 5 of 5, Quantitative 2.*3 of 150/);
    await diesInSection('Quantitative 2', 25, /Quantitative 2, question 2 of 25.*4 of 150/);

    const result = page.getByRole('heading', { level: 1, name: 'Full Test C: your result' });
    await expect(result).toBeVisible();
    for (const [section, questions] of [
      ['Quantitative 1', 25],
      ['Reading', 40],
      ['Verbal', 60],
      ['Quantitative 2', 25],
    ] as const)
      await expect(page.getByRole('row', { name: new RegExp(`^${section}`) })).toContainText(
        new RegExp(`1\\s*0\\s*${questions - 1}\\s*1 of ${questions}`),
      );
  });
});

const quickTest = '/ssat-verbal-practice/quick-test';

/** The time of each kill within the seconds without an answer. */
const quietMs = [4600, 2300, 3500, 4900];

async function secondsLeft(page: Page): Promise<number> {
  const [minutes = NaN, seconds = NaN] = ((await page.getByRole('timer').textContent()) ?? '')
    .split(':')
    .map(Number);
  return minutes * 60 + seconds;
}

/** Waits through each quiet time, crashes the tab or kills the browser with `end`, and compares the clocks before and after. */
async function losesNoTime(page: Page, end: (page: Page) => Promise<Page>): Promise<void> {
  let current = page;
  for (const quiet of quietMs) {
    await current.waitForTimeout(quiet);
    const before = await secondsLeft(current);
    current = await end(current);
    const after = await secondsLeft(current);
    expect(after - before).toBeLessThanOrEqual(2);
    expect(before - after).toBeLessThanOrEqual(2);
  }
}

test('repeated crashes and kills change the remaining time by at most two seconds', async ({
  baseURL,
  viewport,
}) => {
  const crashes = (['device', 'visit'] as const).map((keep) =>
    test.step(`the tab crashes: ${keepChoices[keep]}`, () =>
      withKillableBrowser({ baseURL, viewport }, async (browser) => {
        await start(browser.page, quickTest, { keep });
        await losesNoTime(browser.page, async (page) => {
          const reopened = await browser.crashTab(page);
          await hydrated(reopened);
          await reopened.getByRole('button', { name: 'Continue the test' }).click();
          return reopened;
        });
      })),
  );
  const kills = test.step('the browser is killed', () =>
    withKillableBrowser({ baseURL, viewport }, async (browser) => {
      await start(browser.page, quickTest, { keep: 'device' });
      await losesNoTime(browser.page, async () => {
        await browser.kill();
        const reopened = await browser.startAgain();
        await continueLeft(reopened, quickTest, /0 of 10 questions answered/);
        return reopened;
      });
    }));
  // In three browsers at once, because most of the time is spent waiting.
  await Promise.all([...crashes, kills]);
});

test('a plan survives killing the browser right after it is reported as saved', async ({
  baseURL,
  viewport,
}) => {
  const testDate = new Date(Date.now() + 60 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await withKillableBrowser({ baseURL, viewport }, async (browser) => {
    await makePlanFor(browser.page, { testDate, minutes: 30, keep: 'device' });
    await expect(browser.page.getByText('Your plan is saved on this device.')).toBeVisible();
    await browser.kill();
    const page = await browser.startAgain();
    await open(page, '/study-planner');
    await expect(page.getByRole('heading', { name: /^\d+ days until your test$/ })).toBeVisible();
  });
});

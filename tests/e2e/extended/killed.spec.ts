/** The browser is killed in every kind of part of a full test, and the work is restored. */
import type { Page } from '@playwright/test';
import { withKillableBrowser } from '../support/killable';
import { makePlanFor } from '../support/planner';
import { savedInDatabase } from '../support/running';
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

test('killing the browser in every kind of part of a full test loses no answers or essay text', async ({
  baseURL,
  viewport,
}) => {
  await withKillableBrowser({ baseURL, viewport }, async (browser) => {
    let { page } = browser;

    /** Kills the browser once the last action is saved, restarts it, and reads the offer to continue. */
    const killed = async (containing: string, offered: RegExp) => {
      await savedInDatabase(page, containing);
      await browser.kill();
      page = await browser.startAgain();
      await continueLeft(page, path, offered);
    };
    /**
     * Answers the first question of a section, kills the browser on the second one, and expects the first answer to be restored.
     */
    const diesInSection = async (title: string, questions: number, offered: RegExp) => {
      await page.getByRole('button', { name: `Start ${title}` }).click();
      const { id } = await answer(page, true);
      const chosen = await chosenIndex(page);
      await next(page);
      await expect(question(page, 2, questions)).toBeVisible();
      await killed(id, offered);
      await expect(question(page, 2, questions)).toBeVisible();
      await page.keyboard.press('p');
      await expect(question(page, 1, questions)).toBeVisible();
      expect(await chosenIndex(page)).toBe(chosen);
      await handIn(page);
    };
    /** A section like one in which the browser was killed. */
    const takes = async (title: string) => {
      await page.getByRole('button', { name: `Start ${title}` }).click();
      await answer(page, true);
      await handIn(page);
    };

    await start(page, path, { keep: 'device' });
    await page.getByRole('button', { name: 'Start Writing' }).click();
    await page.getByRole('radiogroup', { name: 'Prompts' }).getByRole('radio').first().check();
    await page.getByLabel('Your essay').fill(sentence);
    await killed(sentence, /Writing/);
    await expect(page.getByLabel('Your essay')).toHaveValue(sentence);
    await page.getByRole('button', { name: 'Hand in writing' }).click();

    await expect(page.getByRole('timer', { name: 'Break time left' })).toBeVisible();
    await killed(sentence, /in the break after section 1 of 5/);
    await page.getByRole('button', { name: 'Continue now' }).click();

    await takes('Quantitative 1');
    await diesInSection('Reading', 40, /Reading, question 2 of 40.*2 of 150 questions answered/);
    await page.getByRole('button', { name: 'Continue now' }).click();
    await takes('Verbal');

    await expect(page.getByRole('button', { name: 'Start Quantitative 2' })).toBeVisible();
    await killed(sentence, /before section 5 of 5, Quantitative 2.*3 of 150/);
    await takes('Quantitative 2');

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

/** The real time of each kill within the seconds without an answer: the clock is saved on the device every five seconds. */
const quietMs = [4600, 2300];

async function secondsLeft(page: Page): Promise<number> {
  const [minutes = NaN, seconds = NaN] = ((await page.getByRole('timer').textContent()) ?? '')
    .split(':')
    .map(Number);
  return minutes * 60 + seconds;
}

/**
 * Waits through each quiet time, crashes the tab or kills the browser with `end`, and compares the clocks before and after. The
 * clock also runs while the machine ends and opens the page.
 */
async function losesNoTime(page: Page, end: (page: Page) => Promise<Page>): Promise<void> {
  let current = page;
  for (const quiet of quietMs) {
    await current.waitForTimeout(quiet);
    const before = await secondsLeft(current);
    const readAt = performance.now();
    current = await end(current);
    const after = await secondsLeft(current);
    const runSeconds = (performance.now() - readAt) / 1000;
    expect(after - before).toBeLessThanOrEqual(2);
    expect(before - after).toBeLessThanOrEqual(2 + runSeconds);
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

const prompts = (page: Page) => page.getByRole('radiogroup', { name: 'Prompts' }).getByRole('radio');

test('killing the browser mid-sentence keeps what was typed a moment before', async ({
  baseURL,
  viewport,
}) => {
  await withKillableBrowser({ baseURL, viewport }, async ({ page, kill, startAgain }) => {
    const essay = '/ssat-writing-test';
    const [typed, more] = [sentence.slice(0, 30), sentence.slice(30)];
    await start(page, essay, { keep: 'device' });
    await page.getByRole('button', { name: 'Start Writing' }).click();
    await prompts(page).last().check();
    const text = page.getByLabel('Your essay');
    await text.pressSequentially(typed);
    // While typing continues, the page saves every half second.
    await savedInDatabase(page, typed);
    await text.pressSequentially(more);
    await kill();

    const later = await startAgain();
    await continueLeft(later, essay, /words? written/);
    const found = await later.getByLabel('Your essay').inputValue();
    expect(found.length).toBeGreaterThanOrEqual(typed.length);
    expect(sentence.startsWith(found)).toBe(true);
    await expect(prompts(later).last()).toBeChecked();
  });
});

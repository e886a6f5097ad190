/**
 * A family's own words on every screen that shows them: as long as the site allows, without a space, and from right to left, with
 * schools and goals of one name.
 */
import type { Page } from '@playwright/test';
import { maxAttemptNameLength } from '../../../src/data/record/notes/noteLimits';
import { dashboardTabLabels } from '../../../src/domain/dashboard/dashboard-tab';
import { goalLimits } from '../../../src/domain/learner/learner-goal';
import { profileLimits } from '../../../src/domain/learner/setup';
import { timelineNoteLimits } from '../../../src/domain/learner/timeline-note';
import { pathOf } from '../../../src/site';
import { unisolatedTexts } from '../../unisolated';
import { cutText } from '../support/fitting';
import { dashboardScreens, seeAll } from '../support/looks';
import { misplacedWords } from '../support/misplaced';
import { now, type OwnWords, saveOwnWords } from '../support/own-words';
import { expect, open, sidewaysScroll, test, twoFrames } from '../support/site';

/** Checks what a page shows now. A menu isn't placed again when the page gets narrower, so it has to be opened at each width. */
type Look = (screen: string, page: Page, menu?: RegExp) => Promise<void>;

/** Saves the words on this device, shares them with another one, and looks at all screens that show them. */
async function tour(page: Page, parent: Page, words: OwnWords, look: Look): Promise<void> {
  const lookInto = async (dialog: string, button: string | RegExp) => {
    await page.getByRole('button', { name: button }).first().click();
    await lookIntoDialog(dialog);
  };
  const lookIntoDialog = async (dialog: string) => {
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(dialog, page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const lookAfter = async (button: RegExp, at: Page = page) => {
    await at.getByRole('button', { name: button }).first().click();
    await lookIntoQuestion(`the question after ${button.source}`, at);
  };
  const lookIntoQuestion = async (screen: string, at: Page = page) => {
    const question = at.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await look(screen, at);
    // Paper hides buttons, so the focused one may have lost the focus.
    await question.getByRole('button').first().press('Escape');
    await expect(question).toHaveCount(0);
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await parent.emulateMedia({ reducedMotion: 'reduce' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // A window in full screen can't be resized; without it, a presentation fills the window, as on an iPhone.
  await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
  await saveOwnWords(page, words);

  for (const { name, show } of dashboardScreens((path) => path))
    await test.step(name, async () => {
      await show(page);
      await expect(page.locator('main')).toContainText(words.nickname);
      await look(name, page);
    });

  await test.step('goals', async () => {
    await page.getByRole('tab', { name: dashboardTabLabels.goals }).click();
    await lookInto('the details of a goal', /^View Details/);
    await lookInto('the form of a goal', /^Edit Goal/);
    await page.getByRole('tab', { name: 'Study Habits' }).click();
    await look('the study habits', page);
  });

  await test.step('a chart as a table, and what the scores open', async () => {
    await page.getByRole('tab', { name: dashboardTabLabels.scores }).click();
    await page
      .getByRole('button', { name: /^Show as table/ })
      .first()
      .click();
    await look('the table of percentiles', page);
    await page.getByRole('button', { name: /^Show as chart/ }).click();
    await lookInto('the percentile rank', 'Percentile Rank');
  });

  await test.step('the learners, the profile, and the presentation', async () => {
    await look('the list of learners', page, /Whose figures$/);
    await look('the menu of learners', page, /Switch students$/);
    await lookInto('the profile', /^Edit profile/);
    await page.getByRole('button', { name: 'Present full screen' }).click();
    await look('the presentation', page);
    await page.getByRole('button', { name: 'Exit' }).click();
  });

  await test.step('the saved tests', async () => {
    await open(page, pathOf('testResults'));
    await expect(page.getByRole('table', { name: 'Finished tests' })).toContainText(words.testName);
    await look('the saved tests', page);
    await lookAfter(/^Delete .*’s record$/);
    const chooseForFirst = async (action: string) => {
      await page
        .getByRole('button', { name: /^More for / })
        .first()
        .click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await chooseForFirst('Name or note');
    await lookIntoDialog('the name and note of a test');
    await chooseForFirst('Delete');
    await lookIntoQuestion('the question before a test is deleted');
  });

  for (const id of ['home', 'studyPlanner', 'sectionStudy', 'scoreReport', 'countdown'] as const)
    await test.step(id, async () => {
      await open(page, pathOf(id));
      await expect(page.getByRole('button', { name: /Switch students$/ })).toBeVisible();
      await look(id, page);
    });

  await test.step('a shared copy', async () => {
    await open(page, pathOf('parentDashboard'));
    await page.getByRole('button', { name: 'Share with a parent' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share with a parent' });
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog.getByText(/^The link is copied/)).toBeVisible();
    await look('sharing', page);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await parent.clock.setFixedTime(now);
    await parent.goto(link);
    await expect(parent).toHaveURL(/\/parent-dashboard\?from=/);
    await expect(parent.locator('main')).toContainText(words.nickname);
    await look('the copy', parent);
    await parent.getByRole('button', { name: 'Save on this device' }).click();
    await expect(parent.getByText(/is saved on this device/)).toBeVisible();
    await look('the saved copy', parent);
    await look('the list of copies', parent, /Whose figures$/);
    await open(parent, pathOf('testResults'));
    await lookAfter(/^Remove /, parent);
  });
}

/** One word of this length. */
const wordOf = (start: string, length: number) => start.repeat(length).slice(0, length);
const longest: OwnWords = {
  nickname: wordOf('Wolvertonashcombe', profileLimits.nickname),
  otherNickname: wordOf('Maximiliana', profileLimits.nickname),
  school: wordOf('Bartholomewinfields', profileLimits.schoolName),
  goal: wordOf('Vocabularyeveryday', goalLimits.title),
  note: wordOf('Supercalifragilistic', 300),
  testName: wordOf('Beforebreakfast', maxAttemptNameLength),
  happened: wordOf('Schoolexamseveryday', timelineNoteLimits.text),
};
/** Enough to find them, also where they are shortened. */
const beginnings = Object.values(longest).map((word: string) => word.slice(0, 8));

test('the longest words scroll nothing sideways, break no others, and cover and leave no box', async ({
  page: own,
  otherDevice,
}) => {
  const found: string[] = [];
  const check = async (screen: string, page: Page) => {
    await twoFrames(page);
    const sideways = await page.evaluate(sidewaysScroll);
    const faults = [
      ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
      ...(await page.evaluate(misplacedWords, beginnings)),
      ...(await page.evaluate(cutText)).filter((fault) => fault.startsWith('broken')),
    ];
    found.push(...faults.map((fault) => `${screen}: ${fault}`));
  };
  await tour(own, otherDevice, longest, async (screen, page, menu) => {
    const isPage = menu === undefined && (await page.getByRole('dialog').count()) === 0;
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      if (menu !== undefined) await page.getByRole('button', { name: menu }).click();
      else if (isPage) await seeAll(page);
      await check(`${screen} at ${width} px`, page);
      if (menu !== undefined) await page.keyboard.press('Escape');
    }
    if (isPage) {
      // As wide as a sheet of paper without its margins.
      await page.setViewportSize({ width: 718, height: 1000 });
      await page.emulateMedia({ media: 'print' });
      await check(`${screen} in print`, page);
      await page.emulateMedia({ media: 'screen' });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  expect(found).toEqual([]);
});

test('words from right to left change the order of nothing around them', async ({
  page: own,
  otherDevice,
}) => {
  const words: OwnWords = {
    nickname: 'נועה (2)',
    otherNickname: 'سارة 7',
    school: 'בית ספר 12 (צפון)',
    goal: 'לקרוא 3 ספרים!',
    note: 'שבוע 1: קצת עייפה (בגלל מבחן).\nשבוע 2: יותר טוב!',
    testName: 'מבחן 2 (בבית)',
    happened: 'מבחנים 3 (בבית הספר)!',
  };
  const found: string[] = [];
  await tour(own, otherDevice, words, async (screen, page, menu) => {
    if (menu !== undefined) await page.getByRole('button', { name: menu }).click();
    else if ((await page.getByRole('dialog').count()) === 0) await seeAll(page);
    await twoFrames(page);
    found.push(...(await page.evaluate(unisolatedTexts)).map((text) => `${screen}: ${text}`));
    if (menu !== undefined) await page.keyboard.press('Escape');
  });
  expect(found).toEqual([]);
});

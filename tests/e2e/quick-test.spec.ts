/** A student takes the quick verbal test, from the start screen to the last explanation. */
import type { Page } from '@playwright/test';
import retired from '../../src/data/items/content/retired/verbal.json' with { type: 'json' };
import content from '../../src/data/items/content/starter/verbal.json' with { type: 'json' };
import { present } from '../../src/lib/assert';
import { barriers } from './axe';
import { expect, open, test } from './site';

const path = '/ssat-verbal-practice/quick-test';
const letters = ['A', 'B', 'C', 'D', 'E'];

async function begin(page: Page, address = path) {
  await open(page, address);
  await page.getByRole('button', { name: 'Start the test' }).click();
  await expect(page.getByText('Question 1 of 10', { exact: true })).toBeVisible();
}

/** The item on screen, found by its stem, as the bank knows it. */
async function itemOnScreen(page: Page) {
  const heading = await page.getByRole('heading', { level: 2 }).innerText();
  const stem = heading.replace(/^Question \d+ of \d+:\s*/, '');
  return present(
    content.items.find((item) => item.stem === stem),
    `no item has the stem "${stem}"`,
  );
}

async function answer(page: Page, rightly: boolean) {
  const item = await itemOnScreen(page);
  const key = letters.indexOf(item.key);
  const choice = present(item.choices[rightly ? key : (key + 1) % 5], 'five choices');
  await page.getByRole('radio', { name: choice.text }).check();
  return item;
}

const texts = (choices: readonly { text: string }[]) => choices.map(({ text }) => text);

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

test('ten questions, right, wrong and blank told apart, and every choice explained', async ({ page }) => {
  await begin(page);
  // The quietest screen: neither header nor footer.
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  const seen = [];
  for (let question = 1; question <= 10; question += 1) {
    await expect(page.getByText(`Question ${question} of 10`, { exact: true })).toBeVisible();
    if (question <= 6) seen.push(await answer(page, true));
    else if (question <= 9) seen.push(await answer(page, false));
    else seen.push(await itemOnScreen(page));
    await page.getByRole('button', { name: question === 10 ? 'Review' : 'Next', exact: true }).click();
  }
  expect(seen.map((item) => item.kind)).toEqual([
    ...Array<string>(5).fill('synonym'),
    ...Array<string>(5).fill('analogy'),
  ]);
  expect(new Set(seen.map((item) => item.id)).size).toBe(10);

  await expect(page.getByRole('heading', { name: '1 question left blank' })).toBeFocused();
  await expect(page.getByText('All five choices open: a guess is worth nothing on average.')).toBeVisible();
  await page.getByRole('button', { name: 'Hand in the test' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Quick Verbal Test: your result' })).toBeFocused();
  // Six right, three wrong: 6 - 3/4.
  await expect(page.getByRole('region', { name: 'Raw score' })).toContainText('5\u00bc of 10 points');
  await expect(page.getByRole('region', { name: 'Raw score' })).toContainText(/Right\s*6\s*\+6 points/);
  await expect(page.getByRole('region', { name: 'Raw score' })).toContainText(
    /Wrong\s*3\s*\u2212\u00be point/,
  );
  await expect(page.getByRole('region', { name: 'Raw score' })).toContainText(/Blank\s*1\s*0 points/);
  await expect(page.getByText('too few for a scaled score')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Time a question' }).getByRole('listitem')).toHaveCount(10);

  for (const [index, item] of seen.entries()) {
    const review = page.getByRole('article', { name: `${index + 1}. ${item.stem}` });
    for (const choice of item.choices)
      await expect(review.getByText(choice.why, { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Not right' }).click();
  await expect(page.getByRole('article')).toHaveCount(4);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Quick Verbal Test: your result' })).toBeVisible();
  await page.getByRole('button', { name: 'Take these questions again' }).click();
  await page.getByRole('button', { name: 'Start the test' }).click();
  expect((await itemOnScreen(page)).id).toBe(seen[0]?.id);
});

test('the same seed gives the same questions, another one others', async ({ context }) => {
  const stems = async (seed: string) => {
    // A tab of its own: what is kept of a test belongs to its tab.
    const page = await context.newPage();
    await begin(page, `${path}?seed=${seed}`);
    const all = [];
    for (let question = 1; question <= 10; question += 1) {
      all.push((await itemOnScreen(page)).stem);
      if (question < 10) await next(page);
    }
    return all;
  };
  const first = await stems('42');
  expect(await stems('42')).toEqual(first);
  expect(await stems('43')).not.toEqual(first);
});

test('choose, clear, cross out, flag, back, and jump', async ({ page, viewport }) => {
  await begin(page, `${path}?seed=7`);
  const item = await itemOnScreen(page);
  const [a, b] = [present(item.choices[0], 'A').text, present(item.choices[1], 'B').text];
  const choice = (text: string) => page.getByRole('radio', { name: text });

  await choice(a).check();
  await expect(choice(a)).toBeChecked();
  await page.getByRole('button', { name: 'Clear answer' }).click();
  await expect(choice(a)).not.toBeChecked();

  await page.getByRole('button', { name: `Cross out ${b}` }).click();
  await expect(choice(`${b} , crossed out`)).toBeVisible();
  await page.getByRole('button', { name: `Bring back ${b}` }).click();
  await page.getByRole('button', { name: `Cross out ${b}` }).click();
  await choice(a).check();
  await page.getByRole('button', { name: `Cross out ${a}` }).click();
  await expect(choice(a)).not.toBeChecked();

  await page.getByRole('button', { name: 'Flag', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Flagged', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await next(page);
  await answer(page, true);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText('Question 1 of 10', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'All questions' }).click();
  const list = page.getByRole('list', { name: 'All questions' });
  await expect(list.getByRole('button', { name: 'Question 1, blank, flagged' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(list.getByRole('button', { name: 'Question 2, answered' })).toBeVisible();
  await expect(list.getByText('3 choices left: a guess is worth 1/6 of a point on average.')).toBeVisible();
  await list.getByRole('button', { name: 'Question 9, blank' }).click();
  await expect(page.getByText('Question 9 of 10', { exact: true })).toBeVisible();
  if ((viewport?.width ?? 0) >= 1200) {
    await page
      .getByRole('navigation', { name: 'Questions' })
      .getByRole('button', { name: 'Question 4, blank' })
      .click();
    await expect(page.getByText('Question 4 of 10', { exact: true })).toBeVisible();
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`question, dialogs, review and result have no barrier in ${colorScheme}`, async ({ page }) => {
    // Dialogs fade in; what is looked at is how they stand.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await begin(page, `${path}?seed=7`);
    await answer(page, false);
    await page.keyboard.press('Shift+E');
    await page.keyboard.press('f');
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Leave the test?' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Stay in the test' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('r');
    await expect(page.getByRole('heading', { name: '9 questions left blank' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Hand in the test' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });
}

test('by keyboard alone, with the list of keys under "?"', async ({ page }) => {
  await begin(page, `${path}?seed=7`);
  const radios = page.getByRole('radio');
  await page.keyboard.press('c');
  await expect(radios.nth(2)).toBeChecked();
  await page.keyboard.press('2');
  await expect(radios.nth(1)).toBeChecked();
  await page.keyboard.press('Backspace');
  await expect(radios.nth(1)).not.toBeChecked();
  await page.keyboard.press('Shift+E');
  await expect(page.getByRole('button', { name: /^Bring back/ })).toHaveCount(1);
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Flagged', exact: true })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByText('Question 2 of 10', { exact: true })).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByText('Question 1 of 10', { exact: true })).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(page.getByRole('timer')).toBeVisible();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard' });
  for (const does of [
    'Choose an answer',
    'Cross a choice out',
    'Clear the answer',
    'Flag the question',
    'Next question',
  ]) {
    await expect(keys.getByText(does)).toBeVisible();
  }
  await keys.getByRole('switch', { name: 'Single keys are on' }).click();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('a');
  await expect(radios.nth(0)).not.toBeChecked();
});

test('the clock is right after the tab slept, and at zero the test ends by itself', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T14:00:00') });
  await open(page, path);
  await page.getByRole('button', { name: 'Start the test' }).click();
  await page.clock.pauseAt(new Date('2026-11-21T14:00:30'));
  await expect(page.getByRole('timer')).toHaveText(/^4:3\d$/);
  await answer(page, true);
  await page.clock.fastForward('03:00');
  await expect(page.getByRole('timer')).toHaveText(/^1:3\d$/);
  await page.clock.fastForward('02:00');
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1, name: 'Quick Verbal Test: your result' })).toBeVisible();
  await expect(page.getByText('The time was up after 5 minutes of 5 minutes.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Raw score' })).toContainText('1 of 10 points');
});

test.describe('interrupted', () => {
  test('a test begun before its questions changed goes on with those that it was begun with', async ({
    page,
  }) => {
    await begin(page);
    const item = await itemOnScreen(page);
    const before = present(
      retired.items.find(({ id }) => id === item.id),
      'an item that has never changed',
    );
    expect(texts(before.choices)).not.toEqual(texts(item.choices));
    // As the version before today's kept it: the ids alone.
    await page.evaluate(() => {
      for (const [key, value] of Object.entries(sessionStorage))
        if (key.startsWith('larkfield:session:')) sessionStorage.setItem(key, value.replaceAll('@2', ''));
      // Nothing is kept anew while the page goes.
      Storage.prototype.setItem = () => undefined;
    });
    await page.reload();
    await page.getByRole('button', { name: 'Continue the test' }).click();
    for (const text of texts(before.choices))
      await expect(page.getByRole('radio', { name: text })).toBeVisible();
  });

  test('a reload resumes with the answers and the time that was left', async ({ page }) => {
    page.on('dialog', (dialog) => dialog.accept());
    await page.clock.install({ time: new Date('2026-11-21T14:00:00') });
    await begin(page);
    await answer(page, true);
    await page.clock.fastForward('01:00');
    await expect(page.getByRole('timer')).toHaveText(/^(4:00|3:5\d)$/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your test was interrupted' })).toBeVisible();
    // The installed clock runs on, so a second or two may have gone before the reload.
    const left = page.getByText(/1 of 10 questions answered, (4 minutes|3 minutes 5\d seconds) left/);
    await expect(left).toBeVisible();
    await page.clock.fastForward('10:00');
    await expect(left).toBeVisible();
    await page.getByRole('button', { name: 'Continue the test' }).click();
    await expect(page.getByRole('timer')).toHaveText(/^(4:00|3:5\d)$/);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  });

  test('with "Keep my place on this device" a closed tab loses nothing', async ({ page, context }) => {
    await open(page, path);
    await page.getByRole('checkbox', { name: 'Keep my place on this device' }).click();
    await page.getByRole('button', { name: 'Start the test' }).click();
    await answer(page, true);
    await page.close();
    const later = await context.newPage();
    await open(later, path);
    await expect(later.getByText(/1 of 10 questions answered/)).toBeVisible();
    await later.getByRole('button', { name: 'Discard it and start afresh' }).click();
    await expect(later.getByRole('button', { name: 'Start the test' })).toBeVisible();
    expect(
      await later.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('larkfield'))),
    ).toEqual([]);
  });

  test('without it nothing is kept on the device', async ({ page }) => {
    await begin(page);
    await answer(page, true);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('larkfield'))),
    ).toEqual([]);
  });

  for (const damage of ['{', '{"version":1,"session":{"phase":"answering"}}', 'null', '{"version":99}']) {
    test(`damaged saved state (${damage}) starts afresh and says so`, async ({ page }) => {
      await page.addInitScript(
        (text) => sessionStorage.setItem('larkfield:session:quick-verbal', text),
        damage,
      );
      await open(page, path);
      await expect(page.getByText(/what was kept of it is damaged/)).toBeVisible();
      await page.getByRole('button', { name: 'Start the test' }).click();
      await expect(page.getByText('Question 1 of 10', { exact: true })).toBeVisible();
    });
  }

  test('leaving asks first: stay, or leave and come back to it', async ({ page }) => {
    await begin(page);
    await answer(page, true);
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave the test?' });
    await dialog.getByRole('button', { name: 'Stay in the test' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SSAT Verbal Practice');
    await page.goBack();
    await expect(page.getByText(/1 of 10 questions answered/)).toBeVisible();
  });

  test('leaving the document asks too', async ({ page }) => {
    await begin(page);
    await answer(page, true);
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.assign('/about')));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(page).toHaveURL(/quick-test$/);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  });
});

test.describe('when the questions cannot be fetched', () => {
  test.use({ allowed: /Failed to load resource|dynamically imported module/ });

  test('the start screen says so and tries again', async ({ page }) => {
    await page.route(/items-starter-verbal.*\.js/, (route) => route.abort());
    await open(page, path);
    await expect(page.getByText('The questions could not be fetched.')).toBeVisible();
    await page.unroute(/items-starter-verbal.*\.js/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Start the test' }).click();
    await expect(page.getByText('Question 1 of 10', { exact: true })).toBeVisible();
  });
});

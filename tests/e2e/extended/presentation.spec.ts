/** The slides of every family on a projector: nothing is cut or too small, at two usual sizes. And the presenter view. */
import type { Page } from '@playwright/test';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { expect, open, test } from '../support/site';

/** Each sample family, and both children of the one with two. */
const children = [
  '',
  '?child=theo',
  '?family=off-course',
  '?family=first-week',
  '?family=one-test',
  '?family=long-year',
  '?family=middle-level',
] as const;

for (const size of [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
])
  test(`no slide is cut or a third empty at ${size.width} x ${size.height}, in any family`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const child of children)
      await test.step(child, async () => {
        await open(page, `/parent-dashboard${child}`);
        await page.getByRole('button', { name: 'Present full screen' }).click();
        const slide = page.getByRole('status', { name: 'Slide' });
        // The slides differ by family: those without anything to show are left out.
        const count = Number(/ of (\d+)/.exec(await slide.innerText())?.[1]);
        expect(count).toBeGreaterThanOrEqual(9);
        for (let index = 1; index <= count; index += 1) {
          await expect(slide).toContainText(`${index} of ${count}`);
          await expect.poll(() => cutParts(page), `slide ${index}`).toEqual([]);
          if (size.height === 1080) await expect.poll(() => smallTexts(page), `slide ${index}`).toEqual([]);
          expect(await titleLines(page), `slide ${index}`).toBeLessThanOrEqual(2);
          await expect.poll(() => emptyShare(page), `slide ${index}`).toBeLessThan(1 / 3);
          await page.keyboard.press('ArrowRight');
        }
        await page.keyboard.press('Escape');
      });
  });

test('B blanks the screen and shows the slide again, and a presentation begins at its first slide', async ({
  page,
}) => {
  await open(page, '/parent-dashboard');
  const begin = page.getByRole('button', { name: 'Present full screen' });
  await begin.click();
  const slide = page.getByRole('status', { name: 'Slide' });
  await expect(page.getByText('A sample family, not a real one')).toBeVisible();
  await page.keyboard.press('End');
  await expect(slide).toContainText('13 of 13');
  await page.keyboard.press('b');
  const blank = page
    .getByRole('status')
    .filter({ hasText: 'The screen is blank. Press B to show the slide.' });
  await expect(blank).toHaveCount(1);
  await page.keyboard.press('b');
  await expect(blank).toHaveCount(0);
  await expect(slide).toContainText('13 of 13');
  await page.keyboard.press('Escape');
  await begin.click();
  await expect(slide).toContainText('1 of 13');
});

test('a presenter view in a second window follows the presentation and controls it', async ({ page }) => {
  await open(page, '/parent-dashboard');
  const begin = page.getByRole('button', { name: 'Present full screen' });
  await begin.click();
  const hall = page.getByRole('region', { name: 'Presentation' });
  const slide = hall.getByRole('status', { name: 'Slide' });
  await hall.getByRole('button', { name: 'Next' }).click();
  await expect(slide).toContainText('2 of 13');
  const opening = page.waitForEvent('popup');
  await hall.getByRole('button', { name: 'Presenter view' }).click();
  const presenter = await opening;
  const current = presenter.getByRole('status', { name: 'Current slide' });
  const next = presenter.getByRole('region', { name: 'Next slide' });

  await test.step('shows the slide, its note, the next slide, and the time', async () => {
    await expect(current).toContainText('2 of 13');
    await expect(current).toContainText('Maya Anders');
    await expect(current).toContainText('session by session');
    await expect(next).toContainText('Student: the result');
    // A small drawing of it, which the text describes.
    await expect(next).toContainText('Sections');
    await expect(next.getByRole('definition').last()).toHaveText(/^\d+:\d\d$/);
    await expect(presenter.getByRole('banner')).toHaveCount(0);
    expect(await barriersInBothSchemes(presenter)).toEqual(noBarrier);
  });

  await test.step('moves the presentation by its buttons and by the same keys', async () => {
    await presenter.getByRole('button', { name: 'Next' }).click();
    await expect(slide).toContainText('3 of 13');
    await expect(current).toContainText('3 of 13');
    await presenter.keyboard.press('End');
    await expect(slide).toContainText('13 of 13');
    await expect(next).toContainText('This is the last slide.');
    await presenter.keyboard.press('b');
    await expect(page.getByText('The screen is blank. Press B to show the slide.')).toHaveCount(1);
    await presenter.getByRole('button', { name: 'Show the slide' }).click();
    await expect(presenter.getByRole('button', { name: 'Blank the screen' })).toBeVisible();
    await presenter.keyboard.press('Home');
    await presenter.keyboard.press('ArrowRight');
    await expect(slide).toContainText('2 of 13');
  });

  await test.step('follows the presentation to another slide, child, and family', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(current).toContainText('3 of 13');
    await hall.getByRole('combobox', { name: 'Child' }).selectOption('theo');
    await expect(current).toContainText('Theo Anders');
    await hall.getByRole('combobox', { name: 'Family' }).selectOption('first-week');
    await expect(current).toContainText('Sam Okafor');
    // This family has no result yet, so the slide before it is shown.
    await expect(current).toContainText('2 of 9');
    await expect(next).toContainText('The Next Seven Days');
  });

  await test.step('ignores messages in another form', async () => {
    const id = new URL(presenter.url()).searchParams.get('presenter') ?? '';
    await page.evaluate((name) => {
      const channel = new BroadcastChannel(`larkfield presentation ${name}`);
      for (const message of ['ended', { type: 'go', to: 'away' }, { type: 'shown', at: 9 }])
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        channel.postMessage(message);
      channel.close();
    }, id);
    await page.keyboard.press('ArrowRight');
    await expect(current).toContainText('3 of 9');
  });

  await test.step('connects again after a reload', async () => {
    await presenter.reload();
    await expect(current).toContainText('3 of 9');
  });

  await test.step('may close while the presentation goes on, and opens again', async () => {
    await presenter.close();
    await page.keyboard.press('ArrowLeft');
    await expect(slide).toContainText('2 of 9');
    const again = page.waitForEvent('popup');
    await hall.getByRole('button', { name: 'Presenter view' }).click();
    const second = await again;
    await expect(second.getByRole('status', { name: 'Current slide' })).toContainText('2 of 9');
    await hall.getByRole('button', { name: 'Exit' }).click();
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('The presentation has ended');
  });
});

test('a presentation goes on in the window after another window opened, and returns to full screen', async ({
  page,
}) => {
  await open(page, '/parent-dashboard');
  await page.getByRole('button', { name: 'Present full screen' }).click();
  const hall = page.getByRole('region', { name: 'Presentation' });
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await expect.poll(isFull).toBe(true);
  const opening = page.waitForEvent('popup');
  await hall.getByRole('button', { name: 'Presenter view' }).click();
  await opening;
  // A browser with windows leaves full screen by itself.
  await page.evaluate(() => (document.fullscreenElement === null ? undefined : document.exitFullscreen()));
  await expect(hall).toBeVisible();
  await hall.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect.poll(isFull).toBe(true);
  await expect(hall.getByRole('button', { name: 'Full screen', exact: true })).toHaveCount(0);
});

test('without a second window, the notes are shown one slide at a time', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page, '/parent-dashboard');
  await page.getByRole('button', { name: 'Present full screen' }).click();
  const hall = page.getByRole('region', { name: 'Presentation' });
  await expect(hall.getByRole('status', { name: 'Slide' })).toContainText('1 of 13');
  await page.keyboard.press('ArrowRight');
  await hall.getByRole('button', { name: 'Presenter view' }).click();
  const notes = page.getByRole('dialog', { name: 'Speaker notes' });
  await expect(notes.getByRole('heading', { level: 3 })).toHaveText('2. Student: a day of practice');
  await notes.getByRole('button', { name: 'Next note' }).click();
  await expect(notes.getByRole('heading', { level: 3 })).toHaveText('3. Student: the result');
  // On paper, all of them.
  await page.emulateMedia({ media: 'print' });
  await expect(notes.getByRole('heading', { level: 3 })).toHaveCount(13);
});

/** Returns the text of parts of a slide that are taller than their space or, outside of charts, wider. */
function cutParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[aria-label="Presentation"] *')]
      .filter((element) => {
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
        const isTaller = scrollHeight > clientHeight + 1 && getComputedStyle(element).overflowY !== 'visible';
        const isDrawn =
          element.closest('figure, svg, select') !== null || element.querySelector('svg text') !== null;
        const isWider = scrollWidth > clientWidth + 1 && !isDrawn;
        return clientWidth > 2 && (isTaller || isWider);
      })
      .map(({ textContent }) => (textContent ?? '').slice(0, 60)),
  );
}

/** Returns the visible texts of a slide, its bars, and its charts that are smaller than a hall needs, in pixels of the screen. */
function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[aria-label="Presentation"] *')]
      .filter(
        (element) =>
          element.getBoundingClientRect().width > 2 &&
          element.checkVisibility({ visibilityProperty: true }) &&
          [...element.childNodes].some(
            ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
          ),
      )
      .flatMap((element) => {
        const size = Number.parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom;
        const least = element.closest('svg') === null ? 32 : 24;
        // The root font size is rounded.
        return size < least - 0.1 ? [`${element.textContent}: ${size}`] : [];
      }),
  );
}

function titleLines(page: Page): Promise<number> {
  return page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const { height } = title.getBoundingClientRect();
    return Math.round(height / Number.parseFloat(getComputedStyle(title).lineHeight));
  });
}

/** Returns the share of a slide's height that is empty below its content. */
function emptyShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stage = document.querySelector('[aria-label="Presentation"]')?.children[1];
    if (stage === undefined) return 1;
    const { top, bottom } = stage.getBoundingClientRect();
    const lowest = [...stage.querySelectorAll('*')]
      .filter(
        (element) =>
          element.childElementCount === 0 &&
          element.getBoundingClientRect().width > 2 &&
          element.checkVisibility({ visibilityProperty: true }),
      )
      .map((element) => element.getBoundingClientRect().bottom);
    return (bottom - Math.max(top, ...lowest)) / (bottom - top);
  });
}

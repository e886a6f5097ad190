/** A student who follows today's card through the visible interface, with random answers from one seed. */
import type { BrowserContext, Page } from '@playwright/test';
import type { IsoDay } from '../../../src/lib/dates/calendar';
import { assertPresent } from '../../../src/lib/assert';
import { type Random, seededRandom } from '../../../src/lib/random';
import { cardOf, startOfTask, taskOn } from './card';
import { type AskedItem, drillIsOn, itemOf } from './drilling';
import { beginHere, entries } from './learning';
import { expect } from './site';
import { letters, startHere } from './taking';

/** Percentages of right answers to new questions, repeated mistakes, and words, and of test questions left blank. */
const chances = { verbal: 60, math: 55, reading: 70, again: 85, word: 80, blank: 6 } as const;

const sentence = 'It began with a letter that nobody had sent. Nobody knew why it came. ';

/** A drill or review with the items it asked. */
export interface Practiced {
  readonly day: IsoDay;
  readonly isReview: boolean;
  readonly itemIds: readonly string[];
}

export interface DoneTask {
  /** The title on the card, with its minutes. */
  readonly title: string;
  /** The number of questions or words asked, and the number the card promised, or null if it didn't say. */
  readonly asked: number;
  readonly promised: number | null;
  /** Questions answered wrong or left blank. */
  readonly missed: number;
}

/** The missed questions of a test. */
interface Missed {
  readonly wrong: number;
  readonly blank: number;
}

export class Student {
  /** Drills and reviews in order. */
  readonly practiced: Practiced[] = [];
  private readonly page: Page;
  private readonly context: BrowserContext;
  private readonly random: Random;
  private day: IsoDay = '2026-11-02';

  constructor(page: Page, context: BrowserContext, seed: number) {
    this.page = page;
    this.context = context;
    this.random = seededRandom(seed);
    page.on('dialog', (dialog) => void dialog.accept());
  }

  /** Sets the clock to an afternoon; the next opened page is on that day. */
  async comesOn(day: IsoDay): Promise<void> {
    this.day = day;
    await this.context.clock.setSystemTime(new Date(`${day}T16:00:00`));
  }

  /** Does the card's task, until the result or the end of the words is on screen. */
  async doesTask(): Promise<DoneTask> {
    const { page } = this;
    const title = await taskOn(page);
    const detail = await cardOf(page)
      .getByText(/^\d+ (?:minutes?|h .*) ·/)
      .innerText();
    await startOfTask(page).click();
    const start = page.getByRole('button', { name: /^Start/ });
    const progress = page.getByRole('main').getByRole('progressbar', { name: 'Progress' });
    await expect(start.or(progress).first()).toBeVisible();
    const none = { title, asked: 0, promised: null, missed: 0 };
    switch (new URL(page.url()).pathname) {
      case '/ssat-verbal-practice-app':
        return { ...none, asked: await this.doesWords(), promised: firstNumber(/^(\d+) words?,/, title) };
      case '/section-study': {
        const isReview = title.includes('mistake');
        const { asked, wrong } = await this.drills(isReview);
        const promised = isReview ? null : firstNumber(/(\d+) questions?/, detail);
        return { ...none, asked, promised, missed: wrong };
      }
      default: {
        const { wrong, blank } = await this.takesTest();
        return { ...none, missed: wrong + blank };
      }
    }
  }

  /** Takes the test whose start page is on screen. */
  async takesTest(keep?: 'device'): Promise<Missed> {
    const { page } = this;
    await startHere(page, { action: /^Start/, ...(keep === undefined ? {} : { keep }) });
    const missed = { wrong: 0, blank: 0 };
    const result = page.getByRole('heading', { level: 1, name: /: your result/ });
    const pause = page.getByRole('button', { name: 'Continue now' });
    const directions = page.getByRole('button', { name: /^Start (Verbal|Quantitative|Reading|Writing)/ });
    const prompts = page.getByRole('radiogroup', { name: 'Prompts' });
    const question = page.getByRole('heading', { name: /^Question \d+ of \d+: / });
    for (;;) {
      await expect(result.or(pause).or(directions).or(prompts).or(question).first()).toBeVisible();
      if (await result.isVisible()) return missed;
      if (await pause.isVisible()) await pause.click();
      else if (await directions.isVisible()) await directions.click();
      else if (await prompts.isVisible()) await this.writes();
      else {
        const { wrong, blank } = await this.takesSection();
        missed.wrong += wrong;
        missed.blank += blank;
      }
    }
  }

  private async writes(): Promise<void> {
    const { page } = this;
    await page.getByRole('radiogroup', { name: 'Prompts' }).getByRole('radio').first().check();
    // Idle for longer, a page counts as left.
    for (let minute = 0; minute < 20; minute += 1) await this.passes(60);
    await page.getByLabel('Your essay').fill(sentence.repeat(this.random.integer(2, 5)));
    await page.getByRole('button', { name: 'Hand in writing' }).click();
    await expect(page.getByRole('textbox', { name: 'Your essay' })).toBeHidden();
  }

  private async takesSection(): Promise<Missed> {
    const { page } = this;
    const missed = { wrong: 0, blank: 0 };
    const questions = await this.questionsOnScreen();
    for (let number = 1; number <= questions; number += 1) {
      const item = await this.question(number);
      if (number % 3 === 0 || number === questions) await this.passes(20 * (((number - 1) % 3) + 1));
      if (this.happens(chances.blank)) missed.blank += 1;
      else {
        const rightly = this.knows(item);
        if (!rightly) missed.wrong += 1;
        await page.keyboard.press(this.letter(item, rightly));
      }
      await page.keyboard.press('n');
    }
    await page.getByRole('button', { name: /^Hand in/ }).click();
    await expect(page.getByRole('button', { name: /^Hand in/ })).toBeHidden();
    return missed;
  }

  private async drills(isReview: boolean): Promise<{ readonly asked: number; readonly wrong: number }> {
    const { page } = this;
    await drillIsOn(page);
    const itemIds: string[] = [];
    let wrong = 0;
    const questions = await this.questionsOnScreen();
    for (let number = 1; number <= questions; number += 1) {
      const item = await this.question(number);
      itemIds.push(item.id);
      if (number % 2 === 0 || number === questions) await this.passes(number % 2 === 0 ? 60 : 30);
      const rightly = isReview ? this.happens(chances.again) : this.knows(item);
      await page.keyboard.press(this.letter(item, rightly));
      await page.keyboard.press('k');
      if (!rightly) {
        wrong += 1;
        // Retries every second one with the hint.
        if (this.happens(50)) await page.keyboard.press(this.letter(item, true));
        await page.keyboard.press('k');
        await expect(page.getByRole('list', { name: 'Choices with explanations' })).toBeVisible();
      }
      await page.keyboard.press('n');
    }
    await page.getByRole('button', { name: /^Hand in/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /: your result/ })).toBeVisible();
    this.practiced.push({ day: this.day, isReview, itemIds });
    return { asked: questions, wrong };
  }

  /** Recalls the words with the keys alone. */
  private async doesWords(): Promise<number> {
    const { page } = this;
    await beginHere(page);
    const words = new Set<string>();
    for (;;) {
      const { word } = await found(page, wordOrEnd);
      if (word === null) return words.size;
      words.add(word);
      const rightly = this.happens(chances.word);
      await page.keyboard.press('Enter');
      const { meanings } = await found(page, meaningsOnScreen);
      const { definition } = assertPresent(entries.get(word), `${word} is on the list`);
      const place = meanings.findIndex((meaning) => meaning.includes(definition) === rightly);
      expect(place, `${word}: ${meanings.join(' | ')}`).toBeGreaterThanOrEqual(0);
      await page.keyboard.press(String(place + 1));
      expect((await found(page, verdictOnScreen)).verdict).toBe(rightly ? 'Right' : 'Wrong');
      await page.keyboard.press('Enter');
    }
  }

  /** Waits for a question and returns its item. */
  private async question(number: number): Promise<AskedItem> {
    const { id } = await found(this.page, questionOnScreen, number);
    return itemOf(id);
  }

  private async questionsOnScreen(): Promise<number> {
    const heading = this.page.getByRole('heading', { name: /^Question 1 of \d+: / });
    await expect(heading).toBeVisible();
    const [, questions] = /^Question 1 of (\d+): /.exec((await heading.textContent()) ?? '') ?? [];
    return Number(assertPresent(questions, 'a question says of how many it is one'));
  }

  private knows({ id }: AskedItem): boolean {
    if (/^(syn|ana)-/.test(id)) return this.happens(chances.verbal);
    return this.happens(id.startsWith('rea-') ? chances.reading : chances.math);
  }

  private letter({ key }: AskedItem, rightly: boolean): string {
    const others = letters.filter((letter) => letter !== key);
    return rightly ? key : (others[this.random.integer(0, 3)] ?? 'A');
  }

  private happens(percent: number): boolean {
    return this.random.integer(1, 100) <= percent;
  }

  private async passes(seconds: number): Promise<void> {
    await this.page.clock.fastForward(1000 * seconds);
  }
}

function firstNumber(pattern: RegExp, text: string): number | null {
  const [, digits] = pattern.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}

/**
 * Waits until a function that runs in the page finds something, and returns it. Finds in one step what takes several locators,
 * which two thousand answers would make slow.
 */
async function found<Found>(page: Page, find: (number: number) => Found | null, number = 0): Promise<Found> {
  const handle = await page.waitForFunction(find, number);
  return assertPresent(await handle.jsonValue(), 'it was found');
}

/** The ID of an item is the name of its radio group. */
const questionOnScreen = (number: number) => {
  const headings = [...document.querySelectorAll('main h2')];
  const isOn = headings.some((heading) => heading.textContent.startsWith(`Question ${number} of `));
  const id = document.querySelector('main input[type="radio"]')?.getAttribute('name') ?? null;
  return isOn && id !== null ? { id } : null;
};

/** The word to recall, or null at the end of the session. */
const wordOrEnd = () => {
  if (/^(Done for today|Session done)/.test(document.querySelector('h1')?.textContent ?? ''))
    return { word: null };
  const isAsked = [...document.querySelectorAll('main button')].some(
    ({ textContent }) => textContent === 'Show the choices',
  );
  const word = document.querySelector('main h2')?.textContent ?? null;
  return isAsked && word !== null ? { word } : null;
};

const meaningsOnScreen = () => {
  const meanings = [...document.querySelectorAll('main [role="group"] button')];
  return meanings.length === 4 ? { meanings: meanings.map(({ textContent }) => textContent) } : null;
};

const verdictOnScreen = () => {
  const verdict = document.activeElement?.textContent ?? '';
  return verdict === 'Right' || verdict === 'Wrong' ? { verdict } : null;
};

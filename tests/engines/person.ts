/** A simulated person who uses the site in any of the browsers. */
import { expect } from 'vitest';
import { isHydrated } from '../hydrated';
import { savedWordDays } from '../savedWordDays';
import { axeOptions, axeSource } from '../axe-rules';
import { coveredControls } from '../covered';
import type { Host } from './host';
import { stepMs } from './limits';
import { type Key, plainTarget, type Tab, type Target } from './tab';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export class Person {
  readonly #tab: Tab;
  readonly #host: Host;
  #complaints: string[] = [];

  readonly #needsFrame: boolean;

  /** @param needsFrame the tab can't be as narrow as a phone, but a frame can */
  constructor(tab: Tab, host: Host, needsFrame: boolean) {
    this.#tab = tab;
    this.#host = host;
    this.#needsFrame = needsFrame;
  }

  get tab(): Tab {
    return this.#tab;
  }

  async opens(path: string): Promise<void> {
    await this.#leaves();
    await this.#tab.goto(path.startsWith('http') ? path : this.#host.address + path);
    await this.#waitsForLife();
  }

  /** Opens a path so that it can be resized to any size. */
  async opensResizable(path: string, size: Size): Promise<void> {
    await this.#leaves();
    if (this.#needsFrame) {
      await this.#tab.goto(this.#host.framed(path, size.width, size.height));
      await this.#tab.enterFrame();
    } else {
      await this.#tab.resize(size.width, size.height);
      await this.#tab.goto(this.#host.address + path);
    }
    await this.#waitsForLife();
    await this.#waitsForLayout(size);
  }

  /** Resizes the open page. */
  async resizes(size: Size): Promise<void> {
    await this.#tab.resize(size.width, size.height);
    await this.#waitsForLayout(size);
  }

  async reloads(): Promise<void> {
    await this.#leaves();
    await this.#tab.reload();
    await this.#waitsForLife();
  }

  async sees(target: Target): Promise<void> {
    await this.#waits(`sees ${plainTarget(target)}`, async () => (await this.count(target)) > 0);
  }

  async seesNo(target: Target): Promise<void> {
    await this.#waits(`no longer sees ${plainTarget(target)}`, async () => (await this.count(target)) === 0);
  }

  /** Waits for a target, then clicks it. */
  async clicks(target: Target): Promise<void> {
    await this.#waits(`finds ${plainTarget(target)}`, () => this.#tab.click(target));
  }

  async types(target: Target, text: string): Promise<void> {
    await this.#waits(`finds ${plainTarget(target)}`, () => this.#tab.type(target, text));
  }

  presses(...keys: readonly Key[]): Promise<void> {
    return this.#tab.press(...keys);
  }

  async choosesFile(target: Target, path: string): Promise<void> {
    await this.#waits(`finds ${plainTarget(target)}`, () => this.#tab.chooseFile(target, path));
  }

  /** Sets a field directly, like picking a date from a calendar: typing one differs by engine. */
  async sets(target: Target, value: string): Promise<void> {
    await this.sees(target);
    await this.#tab.run(setValue, plainTarget(target), value);
  }

  count(target: Target): Promise<number> {
    return this.#tab.run(countOf, plainTarget(target));
  }

  texts(target: Target): Promise<readonly string[]> {
    return this.#tab.run(textsOf, plainTarget(target));
  }

  async value(target: Target): Promise<string> {
    await this.sees(target);
    return await this.#tab.run(valueOf, plainTarget(target));
  }

  async seesValue(target: Target, value: string): Promise<void> {
    await this.sees(target);
    await expect
      .poll(() => this.#tab.run(valueOf, plainTarget(target)), { timeout: stepMs, interval: 50 })
      .toBe(value);
  }

  /** Clicks a target and returns the file that the page offers. */
  async downloads(target: Target): Promise<string> {
    const before = await this.#tab.run(downloadsSoFar);
    await this.clicks(target);
    await this.#waits(
      `is offered a file by ${plainTarget(target)}`,
      async () => (await this.#tab.run(downloadsSoFar)) > before,
    );
    return await this.#tab.run(lastDownload);
  }

  /** Returns the WCAG 2.2 AA violations that axe finds. */
  async barriers(): Promise<readonly string[]> {
    await this.#tab.run(endMotion);
    await this.#tab.script(axeSource);
    return await this.#tab.run(barriersFound, axeOptions);
  }

  /** Returns the controls that are covered by other elements. */
  async covered(): Promise<readonly string[]> {
    await this.#tab.run(endMotion);
    return await this.#tab.run(coveredControls);
  }

  address(): Promise<string> {
    return this.#tab.run(addressOf);
  }

  /** Returns the number of words that the device counts as reviewed today. */
  async wordsRecalledToday(): Promise<number> {
    const [today] = await this.#tab.run(savedWordDays);
    return today?.recalls ?? 0;
  }

  sidewaysScroll(): Promise<number> {
    return this.#tab.run(sidewaysScrollOf);
  }

  /** Returns the errors of all pages opened so far: console, policy, files that failed to load. */
  async complaints(): Promise<readonly string[]> {
    await this.#collect();
    return this.#complaints;
  }

  async #collect(): Promise<void> {
    this.#complaints.push(...(await this.#tab.run(takeComplaints)));
  }

  /** Collects this document's errors before it is replaced. */
  async #leaves(): Promise<void> {
    await this.#collect();
    await this.#tab.run(markAsLeft);
  }

  /** Waits for hydration. A driver may report a page as open while the previous document still responds. */
  async #waitsForLife(): Promise<void> {
    await this.#waits("finds another page, with the tests' script", () => this.#tab.run(isNewAndRecorded));
    await this.#waits('finds the page alive', () => this.#tab.run(isHydrated));
  }

  async #waitsForLayout({ width, height }: Size): Promise<void> {
    await this.#waits(`sees ${width} by ${height} pixels`, () => this.#tab.run(isLaidOut, width, height));
  }

  async #waits(what: string, holds: () => Promise<boolean>): Promise<void> {
    const until = Date.now() + stepMs;
    while (!(await holds())) {
      if (Date.now() > until)
        throw new Error(`After ${stepMs / 1000} seconds, nobody ${what}.\n${await this.#tab.run(pageNow)}`);
      await new Promise((again) => setTimeout(again, 30));
    }
  }
}

// The functions below run in the page, so they may only refer to what `inPage.ts` has defined there.

const countOf = (target: string) => window.engineTest.find(target).length;

const textsOf = (target: string) =>
  window.engineTest.find(target).map((element) => element.textContent.trim());

function valueOf(target: string): string {
  const [field] = window.engineTest.find(target);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
}

function setValue(target: string, value: string): void {
  const [field] = window.engineTest.find(target);
  if (!(field instanceof HTMLInputElement)) return;
  // React only notices a value set through the prototype's setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const downloadsSoFar = () => window.engineTest.downloads.length;

const lastDownload = async () => (await window.engineTest.downloads.at(-1)?.text()) ?? '';

function markAsLeft(): void {
  if ('engineTest' in window) window.engineTest.isLeft = true;
}

const isNewAndRecorded = () => 'engineTest' in window && !window.engineTest.isLeft;

/** Returns this document's errors so far; empty for documents outside the site. */
const takeComplaints = () => ('engineTest' in window ? window.engineTest.complaints.splice(0) : []);

const addressOf = () => location.href;

/** Returns true two frames later if the document has this size and its fonts. */
async function isLaidOut(width: number, height: number): Promise<boolean> {
  await document.fonts.ready;
  await new Promise<void>((shown) => {
    requestAnimationFrame(() => requestAnimationFrame(() => shown()));
  });
  return window.innerWidth === width && window.innerHeight === height;
}

/** Ends all animations, including color transitions of buttons being enabled, and scrolling. */
function endMotion(): void {
  const still = new CSSStyleSheet();
  still.replaceSync(
    '*, *::before, *::after { transition: none !important; scroll-behavior: auto !important }',
  );
  document.adoptedStyleSheets = [still];
}

const sidewaysScrollOf = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

const pageNow = () => `${location.pathname}${location.search}\n${document.body.innerText.slice(0, 3000)}`;

async function barriersFound(options: object): Promise<string[]> {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const { violations } = await window.axe.run(document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

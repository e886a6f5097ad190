/** A person who uses the site, in whatever browser they have. */
import { expect } from 'vitest';
import { isHydrated } from '../hydrated';
import { axeOptions, axeSource } from '../axe-rules';
import { coveredControls } from '../covered';
import type { Host } from './host';
import { type Key, plainTarget, type Tab, type Target } from './tab';

/** How long a person waits for what they expect before they give up. */
const patienceMs = 10_000;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export class Person {
  readonly #tab: Tab;
  readonly #host: Host;
  #complaints: string[] = [];

  readonly #narrowest: number;

  /** @param narrowest how wide the tab's window is at least */
  constructor(tab: Tab, host: Host, narrowest: number) {
    this.#tab = tab;
    this.#host = host;
    this.#narrowest = narrowest;
  }

  get tab(): Tab {
    return this.#tab;
  }

  async opens(path: string): Promise<void> {
    await this.#leaves();
    await this.#tab.goto(path.startsWith('http') ? path : this.#host.address + path);
    await this.#waitsForLife();
  }

  /** Sees a path, which may be open already, in a window of a size; in a frame of one where the window can't be so narrow. */
  async looksAt(path: string, { width, height }: Size): Promise<void> {
    if (width < this.#narrowest) {
      await this.#leaves();
      await this.#tab.goto(this.#host.framed(path, width, height));
      await this.#tab.enterFrame();
      await this.#waitsForLife();
      return;
    }
    await this.#tab.resize(width, height);
    if ((await this.address()) === this.#host.address + path) await this.#tab.run(nextFrame);
    else await this.opens(path);
  }

  async reloads(): Promise<void> {
    await this.#leaves();
    await this.#tab.reload();
    await this.#waitsForLife();
  }

  /** Waits until something is on the page. */
  async sees(target: Target): Promise<void> {
    await this.#waits(`sees ${plainTarget(target)}`, async () => (await this.count(target)) > 0);
  }

  async seesNo(target: Target): Promise<void> {
    await this.#waits(`no longer sees ${plainTarget(target)}`, async () => (await this.count(target)) === 0);
  }

  /** Waits for something, then presses it. */
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

  /** Sets a field at once, as choosing a day from a calendar does: each engine has another way to type one. */
  async sets(target: Target, value: string): Promise<void> {
    await this.sees(target);
    await this.#tab.run(setValue, plainTarget(target), value);
  }

  count(target: Target): Promise<number> {
    return this.#tab.run(countOf, plainTarget(target));
  }

  /** The texts of all elements of a target, as they are now. */
  texts(target: Target): Promise<readonly string[]> {
    return this.#tab.run(textsOf, plainTarget(target));
  }

  async value(target: Target): Promise<string> {
    await this.sees(target);
    return await this.#tab.run(valueOf, plainTarget(target));
  }

  /** Waits until a field has a text. */
  async seesValue(target: Target, value: string): Promise<void> {
    await this.sees(target);
    await expect
      .poll(() => this.#tab.run(valueOf, plainTarget(target)), { timeout: patienceMs, interval: 50 })
      .toBe(value);
  }

  /** The file that the page offers once a target is pressed. */
  async downloads(target: Target): Promise<string> {
    const before = await this.#tab.run(downloadsSoFar);
    await this.clicks(target);
    await this.#waits(
      `is offered a file by ${plainTarget(target)}`,
      async () => (await this.#tab.run(downloadsSoFar)) > before,
    );
    return await this.#tab.run(lastDownload);
  }

  /** The barriers that axe finds on the page, by the rules of WCAG 2.2 AA. */
  async barriers(): Promise<readonly string[]> {
    await this.#tab.run(endMotion);
    await this.#tab.script(axeSource);
    return await this.#tab.run(barriersFound, axeOptions);
  }

  /** The controls that lie under something else. */
  async covered(): Promise<readonly string[]> {
    await this.#tab.run(endMotion);
    return await this.#tab.run(coveredControls);
  }

  address(): Promise<string> {
    return this.#tab.run(addressOf);
  }

  /** How many words the device has counted as recalled today. */
  wordsRecalledToday(): Promise<number> {
    return this.#tab.run(wordsRecalled);
  }

  sidewaysScroll(): Promise<number> {
    return this.#tab.run(sidewaysScrollOf);
  }

  /** The complaints of the pages opened so far: console, policy, files that did not arrive. */
  async complaints(): Promise<readonly string[]> {
    await this.#collect();
    return this.#complaints;
  }

  async #collect(): Promise<void> {
    this.#complaints.push(...(await this.#tab.run(takeComplaints)));
  }

  /** Collects what this document complained of, before another one takes its place. */
  async #leaves(): Promise<void> {
    await this.#collect();
    await this.#tab.run(markAsLeft);
  }

  /** A driver may call a page open while the document of the one before still answers. */
  async #waitsForLife(): Promise<void> {
    await this.#waits("finds another page, with the tests' script", () => this.#tab.run(isNewAndRecorded));
    await this.#waits('finds the page alive', () => this.#tab.run(isHydrated));
  }

  async #waits(what: string, holds: () => Promise<boolean>): Promise<void> {
    const until = Date.now() + patienceMs;
    while (!(await holds())) {
      if (Date.now() > until)
        throw new Error(
          `After ${patienceMs / 1000} seconds, nobody ${what}.\n${await this.#tab.run(pageNow)}`,
        );
      await new Promise((again) => setTimeout(again, 30));
    }
  }
}

// The functions below run in the page, so they refer to nothing outside themselves but what `inPage.ts` has put there.

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
  // React notices a value that is set past its own property on the field.
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

/** The complaints of this document so far; a document that isn't the site's has none. */
const takeComplaints = () => ('engineTest' in window ? window.engineTest.complaints.splice(0) : []);

const addressOf = () => location.href;

const nextFrame = () =>
  new Promise<void>((shown) => requestAnimationFrame(() => requestAnimationFrame(() => shown())));

const wordsRecalled = () =>
  new Promise<number>((resolve) => {
    const opening = indexedDB.open('larkfield');
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('wordDays').objectStore('wordDays').getAll();
      reading.addEventListener('success', () => {
        resolve(reading.result[0]?.row.recalls ?? 0);
        opening.result.close();
      });
    });
  });

/** Ends all motion: no color fades, not even of a button that is enabled meanwhile, and no scroll is under way. */
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

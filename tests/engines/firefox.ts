/** Firefox over WebDriver BiDi. */
import { ElementHandle, launch, type Page } from 'puppeteer-core';
import { commandMs } from './limits';
import { type Browser, elementAtRest, plainTarget, type Tab, type Target } from './tab';

const size = { width: 1280, height: 800 };

export async function launchFirefox(executablePath: string): Promise<Browser> {
  const launched = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: size,
    timeout: commandMs,
    protocolTimeout: commandMs,
  });
  return {
    needsFrame: false,
    async newDevice() {
      const context = await launched.createBrowserContext();
      return {
        openTab: async () => tabOf(await context.newPage()),
        close: () => context.close(),
      };
    },
    close: () => launched.close(),
  };
}

/** Runs in the page. */
const isInPage = (element: HTMLElement) => element.isConnected;

function tabOf(page: Page): Tab {
  page.setDefaultTimeout(commandMs);
  page.on('dialog', (dialog) => void dialog.accept());

  /** Acts on a target's element; returns false if there is none. */
  async function withElement(
    target: Target,
    act: (element: ElementHandle<HTMLElement>) => Promise<void>,
  ): Promise<boolean> {
    const element = await page.evaluateHandle(elementAtRest, plainTarget(target));
    if (!(element instanceof ElementHandle)) return false;
    try {
      await act(element);
    } catch (cause) {
      // It has just been replaced by a new rendering, which the next try finds.
      if (!(await page.evaluate(isInPage, element))) return false;
      throw cause;
    }
    return true;
  }

  return {
    async goto(address) {
      await page.goto(address, { waitUntil: 'load' });
    },
    async reload() {
      await page.reload({ waitUntil: 'load' });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    run: <Args extends unknown[], Result>(pageFunction: (...args: Args) => Result, ...args: Args) =>
      page.evaluate<[], () => Result>(`(${String(pageFunction)})(...${JSON.stringify(args)})`),
    async script(source) {
      await page.evaluate(source);
    },
    click: (target) => withElement(target, (element) => element.click()),
    type: (target, text) => withElement(target, (element) => element.type(text)),
    async press(...keys) {
      const held = keys.slice(0, -1);
      for (const key of held) await page.keyboard.down(key);
      for (const key of keys.slice(-1)) await page.keyboard.press(key);
      for (const key of held.toReversed()) await page.keyboard.up(key);
    },
    chooseFile: (target, path) =>
      withElement(target, async (element) => (await element.toElement('input')).uploadFile(path)),
    enterFrame: () => Promise.reject(new Error('Its window takes every width: no page needs a frame.')),
    close: () => page.close(),
  };
}

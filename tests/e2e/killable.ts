/**
 * A browser of its own, which can be killed with all its processes at once and started again on what it had on the disk, and whose
 * tab can crash alone.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page, type PlaywrightTestOptions } from '@playwright/test';
import { browserPath } from '../../tools/browser.mjs';
import { assertPresent } from '../../src/lib/assert';

export interface KillableBrowser {
  readonly page: Page;
  /** Ends the process of a page's tab, and loads the tab again, as a student does who meets a crashed one. */
  readonly crashTab: (page: Page) => Promise<Page>;
  /** Ends it without a word to any of its processes. */
  readonly kill: () => Promise<void>;
  /** Starts it again; its page is a new one. */
  readonly startAgain: () => Promise<Page>;
}

/** Runs a story in such a browser, and leaves nothing of it behind. */
export async function withKillableBrowser(
  { baseURL, viewport }: Pick<PlaywrightTestOptions, 'baseURL' | 'viewport'>,
  story: (browser: KillableBrowser) => Promise<void>,
): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'larkfield-killed-'));
  const launch = () =>
    chromium.launchPersistentContext(profile, {
      executablePath: browserPath(),
      ...(baseURL !== undefined && { baseURL }),
      viewport,
      args: ['--remote-debugging-port=0'],
    });
  const seenAnew: Browser[] = [];
  let context = await launch();
  const firstPage = async () => context.pages()[0] ?? (await context.newPage());
  try {
    await story({
      page: await firstPage(),
      async crashTab(page) {
        const tab = await page.context().newCDPSession(page);
        const crashed = page.waitForEvent('crash');
        // It never answers: there is nobody left to.
        tab.send('Page.crash').catch(() => undefined);
        await crashed;
        await tab.send('Page.reload');
        // Playwright gives up a page that has crashed; a second connection sees the tab as it is now.
        const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
        const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
        seenAnew.push(browser);
        return assertPresent(browser.contexts()[0]?.pages()[0], 'the tab is still there');
      },
      kill: async () => {
        spawnSync('pkill', ['-9', '-f', profile]);
        await context.close().catch(() => undefined);
      },
      startAgain: async () => {
        context = await launch();
        return firstPage();
      },
    });
  } finally {
    for (const browser of seenAnew) await browser.close().catch(() => undefined);
    await context.close().catch(() => undefined);
    rmSync(profile, { recursive: true, force: true });
  }
}

/** A browser whose processes can all be killed at once and restarted with what was on disk, and whose tab can crash. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page, type PlaywrightTestOptions } from '@playwright/test';
import { browserPath } from '../../../tools/browser.mjs';
import { assertPresent } from '../../../src/lib/assert';

export interface KillableBrowser {
  readonly page: Page;
  /** Crashes the tab's process and reloads the tab, as a student would. */
  readonly crashTab: (page: Page) => Promise<Page>;
  /** Kills all processes without warning. */
  readonly kill: () => Promise<void>;
  /** Restarts the browser with a new page. */
  readonly startAgain: () => Promise<Page>;
}

/** Runs a test in such a browser and cleans up afterwards. */
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
        // Never resolves, since the process is gone.
        tab.send('Page.crash').catch(() => undefined);
        await crashed;
        await tab.send('Page.reload');
        // Playwright abandons crashed pages; a second connection sees the tab's current state.
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

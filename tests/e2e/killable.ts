/** A browser of its own, which can be killed with all its processes at once and started again on what it had on the disk. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page, type PlaywrightTestOptions } from '@playwright/test';
import { browserPath } from '../../tools/browser.mjs';

export interface KillableBrowser {
  readonly page: Page;
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
    });
  let context = await launch();
  const firstPage = async () => context.pages()[0] ?? (await context.newPage());
  try {
    await story({
      page: await firstPage(),
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
    await context.close().catch(() => undefined);
    rmSync(profile, { recursive: true, force: true });
  }
}

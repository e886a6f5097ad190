import { defineConfig } from '@playwright/test';
import { browserPath } from '../tools/browser.mjs';
import { alsoOnPhone } from './e2e/support/site';

// Configurable, so that two checkouts can run their tests simultaneously; the variants use the next port.
const port = Number(process.env['TEST_PORT'] ?? 4174);
const variantsPort = port + 1;

/** The server of dashboards with other families than the sample, and of every question of the bank (tests/variants). */
export const variantsAddress = `http://127.0.0.1:${variantsPort}`;

/** How long an action or expectation waits. A busy machine may need it; speed is measured by `npm run bench`. */
const stepMs = 30_000;
const minutes = (count: number) => count * 60_000;

/** The slow stories, which only `npm run test:all` runs. */
const extended = 'extended/**';

const laptop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** Tests the built site on a static host in Chromium, at laptop size and, where screens differ there, at phone size. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/extended/pictures/{arg}{ext}',
  // Another version of the browser draws the edges of letters differently.
  expect: { timeout: stepMs, toHaveScreenshot: { maxDiffPixelRatio: 0.005 } },
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // One per core of a small machine: a third wouldn't reduce the total time but would make each test half again as long.
  workers: 2,
  reporter:
    process.env['TEST_REPORT'] === undefined
      ? 'list'
      : [['dot'], ['json', { outputFile: process.env['TEST_REPORT'] }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: browserPath() },
    actionTimeout: stepMs,
    // A service worker would answer requests that a test delays or breaks; tests of the worker enable it.
    serviceWorkers: 'block',
    // Tracing every test would cost a sixth of the run's time; use `--trace on` to investigate.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'laptop', testIgnore: extended, timeout: minutes(10), use: laptop },
    {
      name: 'phone',
      testIgnore: extended,
      grep: new RegExp(alsoOnPhone),
      timeout: minutes(10),
      use: phone,
    },
    { name: 'extended', testMatch: extended, timeout: minutes(30), use: laptop },
  ],
  webServer: [
    {
      command: 'node tools/serve.mjs',
      cwd: '..',
      env: { PORT: String(port) },
      url: `http://127.0.0.1:${port}/`,
      reuseExistingServer: false,
    },
    {
      command: 'node tests/variants/serve.mjs',
      cwd: '..',
      env: { PORT: String(variantsPort) },
      url: `${variantsAddress}/`,
      reuseExistingServer: false,
    },
  ],
});

import { defineConfig } from '@playwright/test';
import { browserPath } from '../tools/browser.mjs';
import { alsoOnPhone } from './e2e/site';

// Settable, so that two checkouts can run their tests at the same time; the variants stand on the port behind it.
const port = Number(process.env['TEST_PORT'] ?? 4174);
const variantsPort = port + 1;

/** Where the dashboards stand with other families than the sample, and every question of the bank (tests/variants). */
export const variantsAddress = `http://127.0.0.1:${variantsPort}`;

/** The built site as a static host serves it, in one Chromium, on a phone and on a laptop. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // One for each core of a small machine: a third would take no less time in all, and each story half as long again.
  workers: 2,
  reporter:
    process.env['TEST_REPORT'] === undefined
      ? 'list'
      : [['dot'], ['json', { outputFile: process.env['TEST_REPORT'] }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: browserPath() },
    actionTimeout: 5000,
    // A worker would answer requests that a test holds back or breaks; tests of the worker allow it.
    serviceWorkers: 'block',
    // A trace of every test would take a sixth of the run's time; `--trace on` records those that one looks into.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'laptop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: new RegExp(alsoOnPhone),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
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

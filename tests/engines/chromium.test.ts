import { browserPath } from '../../tools/browser.mjs';
import { describeJobs } from './engines';
import { launchWithPuppeteer } from './puppeteer';

// The end-to-end tests cover its pages.
describeJobs('Chromium', () => launchWithPuppeteer('chrome', browserPath()));

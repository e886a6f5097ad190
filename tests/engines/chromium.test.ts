import { browserPath } from '../../tools/browser.mjs';
import { describeJobs } from './engines';
import { launchWithPuppeteer } from './puppeteer';

// Its pages are looked at in the end-to-end tests.
describeJobs('Chromium', () => launchWithPuppeteer('chrome', browserPath()));

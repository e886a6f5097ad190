import { firefoxPath } from '../../tools/engines.mjs';
import { describeJobs, describePages } from './engines';
import { launchWithPuppeteer } from './puppeteer';

const path = firefoxPath();
const launch = path === null ? null : () => launchWithPuppeteer('firefox', path);

describeJobs('Firefox', launch);
describePages('Firefox', launch);

import { firefoxPath } from '../../tools/engines.mjs';
import { describeJobs, describePages } from './engines';
import { launchFirefox } from './firefox';

const path = firefoxPath();
const launch = path === null ? null : () => launchFirefox(path);

describeJobs('Firefox', launch);
describePages('Firefox', launch);

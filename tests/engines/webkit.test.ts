import { webKitPaths } from '../../tools/engines.mjs';
import { describeJobs, describePages } from './engines';
import { launchWebKit } from './webkit';

const paths = webKitPaths();
const launch = paths === null ? null : () => launchWebKit(paths);

describeJobs('WebKit', launch);
describePages('WebKit', launch);

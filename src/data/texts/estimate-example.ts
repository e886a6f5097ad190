import { testLevels } from '@/domain/exam/level/test-levels';
import { sectionBand } from '@/domain/exam/report/estimate';

const level = testLevels.upper;
const tally = { right: 38, wrong: 8, blank: 14 };

/** An example that explains estimates: a full verbal section and its score range, calculated as in score reports. */
export const estimateExample = {
  caption: 'Estimate for a full verbal section',
  tally,
  band: sectionBand(level, 'verbal', tally, false),
  scale: level.scale,
};

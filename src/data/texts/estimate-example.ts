import { testLevels } from '@/domain/exam/level/test-levels';
import { sectionBand } from '@/domain/exam/report/estimate';

const level = testLevels.upper;
const tally = { right: 38, wrong: 8, blank: 14 };

/** A sample estimate for a full verbal section, in the form of the reports. */
export const estimateExample = {
  caption: 'Estimate for a full verbal section',
  tally,
  band: sectionBand(level, 'verbal', tally, false),
  scale: level.scale,
};

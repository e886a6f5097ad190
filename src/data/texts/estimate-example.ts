import { sectionBand } from '@/domain/exam/report/estimate';

const tally = { right: 38, wrong: 8, blank: 14 };

/** An estimate to show as the reports do: a full verbal section. */
export const estimateExample = {
  caption: 'A full verbal section, estimated',
  tally,
  band: sectionBand('verbal', tally, false),
};

/** The sample's test history: ten full tests in a year, and the section tests between them. */
import type { TestRecord } from '@/domain/family/detail';

export const mayaTests: readonly TestRecord[] = [
  { id: 't1', daysAgo: 0, kind: 'full', verbal: 784, math: 796, reading: 760, percentile: 92 },
  { id: 't2', daysAgo: 9, kind: 'reading', score: 756 },
  { id: 't3', daysAgo: 14, kind: 'full', verbal: 776, math: 784, reading: 750, percentile: 90 },
  { id: 't4', daysAgo: 24, kind: 'math', score: 790 },
  { id: 't5', daysAgo: 35, kind: 'full', verbal: 770, math: 772, reading: 744, percentile: 88 },
  { id: 't6', daysAgo: 47, kind: 'verbal', score: 764 },
  { id: 't7', daysAgo: 63, kind: 'full', verbal: 756, math: 760, reading: 736, percentile: 86 },
  { id: 't8', daysAgo: 88, kind: 'full', verbal: 748, math: 752, reading: 728, percentile: 84 },
  { id: 't9', daysAgo: 124, kind: 'full', verbal: 744, math: 748, reading: 724, percentile: 83 },
  { id: 't10', daysAgo: 159, kind: 'full', verbal: 740, math: 742, reading: 722, percentile: 82 },
  { id: 't11', daysAgo: 208, kind: 'full', verbal: 744, math: 736, reading: 726, percentile: 82 },
  { id: 't12', daysAgo: 264, kind: 'full', verbal: 736, math: 738, reading: 728, percentile: 81 },
  { id: 't13', daysAgo: 327, kind: 'full', verbal: 738, math: 734, reading: 728, percentile: 81 },
];

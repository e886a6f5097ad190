import type { TargetSchool } from '@/domain/learner/learner-profile';

/**
 * The sample families' schools, shared so that a school has the same required percentile for every child. A school
 * of Middle Level children has none, because we found no public table of their percentiles.
 */
export const sampleSchools = {
  ashby: { name: 'Ashby Hall', targetPercentile: 85 },
  brannock: { name: 'St. Brannock\u2019s Academy', targetPercentile: 95 },
  fenwick: { name: 'Fenwick Academy', targetPercentile: 75 },
  hollinbrook: { name: 'Hollinbrook School', targetPercentile: null },
  norcott: { name: 'Norcott School', targetPercentile: 87 },
  quillham: { name: 'Quillham School', targetPercentile: 65 },
  wexcombe: { name: 'Wexcombe School', targetPercentile: 90 },
} as const satisfies Readonly<Record<string, TargetSchool>>;

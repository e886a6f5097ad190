import type { TargetSchool } from '@/domain/learner/learner-profile';

/** The sample families' schools, shared so that a school has the same required percentile for every child. */
export const sampleSchools = {
  ashby: { name: 'Ashby Hall', requiredPercentile: 85 },
  brannock: { name: 'St. Brannock\u2019s Academy', requiredPercentile: 95 },
  fenwick: { name: 'Fenwick Academy', requiredPercentile: 75 },
  norcott: { name: 'Norcott School', requiredPercentile: 87 },
  quillham: { name: 'Quillham School', requiredPercentile: 65 },
  wexcombe: { name: 'Wexcombe School', requiredPercentile: 90 },
} as const satisfies Readonly<Record<string, TargetSchool>>;

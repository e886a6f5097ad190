/** Learners' records, each with the moment of its figures: samples, simulated devices, and shared copies. For tests only. */
import { readDeviceLearner } from '@/data/learners/deviceLearner';
import { createDigest } from '@/data/learners/shared/createDigest';
import { defaultSampleFamily } from '@/data/sample';
import { buildSampleFamily, type SampleFamily } from '@/data/sample/sampleChild';
import { type AsOf, asOfInstant, asOfEvening } from '@/domain/dashboard/as-of';
import type { Family } from '@/domain/dashboard/figures';
import type { Learner } from '@/domain/learner/learner';
import { assertPresent } from '@/lib/assert';
import { addDays } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import type { Simulation } from '../../../simulated';
import { filledRecord } from './filled-record';

export interface LearnerView {
  readonly learner: Learner;
  readonly asOf: AsOf;
}

/** A Friday evening. Imports and reads are validated against the clock, so tests that use these records set it to this time. */
export const deviceMs = localEpochMs('2026-11-20', 21 * 60);

export const childOf = ({ children, asOf }: Family, index = 0): LearnerView => ({
  learner: assertPresent(children[index], 'the family has the child'),
  asOf,
});

const sunday = asOfEvening('2026-11-15');
export const sampleAt = (
  sample: SampleFamily = defaultSampleFamily,
  asOf: AsOf = sunday,
  index = 0,
): LearnerView => childOf(buildSampleFamily(sample, asOf), index);

export async function deviceOf(what: Simulation, ms = deviceMs): Promise<LearnerView> {
  const learner = await readDeviceLearner(await filledRecord(what, deviceMs), ms);
  return { learner, asOf: asOfInstant(ms) };
}

/** An hour after the learner's first test on this device; the simulation has it on the previous day. */
export const firstDay = (): Promise<LearnerView> =>
  deviceOf('one-test', localEpochMs(addDays('2026-11-20', -1), 17 * 60));

/** Returns the shared copy of a record at its moment. */
export const copyOf = ({ learner, asOf: { ms } }: LearnerView): LearnerView => ({
  learner: createDigest(learner, ms).learner,
  asOf: asOfInstant(ms),
});

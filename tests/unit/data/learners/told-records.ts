/** Learners' records, each with the moment that its figures are told from: samples, simulated devices, and shared copies. For tests only. */
import { readDeviceLearner } from '@/data/learners/device';
import { digestOf } from '@/data/learners/shared/digestOf';
import { twoOnCourse } from '@/data/sample';
import { familyOf, type SampleFamily } from '@/data/sample/child';
import { type AsOf, asOfInstant, eveningOf } from '@/domain/dashboard/clock';
import type { Family } from '@/domain/dashboard/figures';
import type { LearnerRecord } from '@/domain/learner/record';
import { present } from '@/lib/assert';
import { addDays } from '@/lib/calendar';
import { localMs } from '@/lib/localTime';
import type { Simulation } from '../../../simulated';
import { filledRecord } from './filled-record';

export interface Told {
  readonly record: LearnerRecord;
  readonly asOf: AsOf;
}

/** A Friday evening: what is imported and read is judged by it, so a test that uses these sets its clock to it. */
export const deviceMs = localMs('2026-11-20', 21 * 60);

/** So long may the simulation and the import of a year take on a slow machine. */
export const importTimeout = 60_000;

export const childOf = ({ children, asOf }: Family, index = 0): Told => ({
  record: present(children[index], 'the family has the child'),
  asOf,
});

const sunday = eveningOf('2026-11-15');
export const sampleAt = (sample: SampleFamily = twoOnCourse, asOf: AsOf = sunday, index = 0): Told =>
  childOf(familyOf(sample, asOf), index);

export async function deviceOf(what: Simulation, ms = deviceMs): Promise<Told> {
  const record = await readDeviceLearner(await filledRecord(what, deviceMs), ms);
  return { record, asOf: asOfInstant(ms) };
}

/** An hour after the first test that anybody took here; the simulation has it on the day before its own. */
export const firstDay = (): Promise<Told> =>
  deviceOf('one-test', localMs(addDays('2026-11-20', -1), 17 * 60));

/** The copy of a record that is handed over at its moment. */
export const copyOf = ({ record, asOf: { ms } }: Told): Told => ({
  record: digestOf(record, ms).record,
  asOf: asOfInstant(ms),
});

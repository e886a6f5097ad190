/**
 * The form in which digests leave a device. Its times are what the learner's clock showed (`wallClockAt`), because the times of a
 * learner are instants of the clock where it is read.
 */
import { epochMsOfWallClock, wallClockAt } from '@/lib/dates/localTime';
import { digestTime, type SharedDigest, type SharedLearner } from './sharedDigest';

/** A digest as it leaves a device. Files keep the name `record` of their first version. */
export interface PortableDigest extends Omit<SharedDigest, 'learner'> {
  readonly record: SharedLearner;
}

export function toPortable({ learner, ...rest }: SharedDigest): PortableDigest {
  return { ...rest, record: withTimes(learner, wallClockAt) };
}

/** Inverts `toPortable`. Clocks skip and repeat hours; a time that would be after the digest's becomes the digest's. */
export function fromPortable({ record, ...rest }: PortableDigest): SharedDigest {
  const latest = digestTime(rest);
  return {
    ...rest,
    learner: withTimes(record, (wallMs) => Math.min(latest, epochMsOfWallClock(wallMs))),
  };
}

function withTimes(learner: SharedLearner, convert: (ms: number) => number): SharedLearner {
  return {
    ...learner,
    sessions: learner.sessions.map((session) => ({ ...session, at: convert(session.at) })),
    tests: learner.tests.map((test) => {
      const at = convert(test.at);
      return { ...test, at, end: Math.max(at, convert(test.end)) };
    }),
    readUntil: learner.readUntil === 0 ? 0 : convert(learner.readUntil),
  };
}

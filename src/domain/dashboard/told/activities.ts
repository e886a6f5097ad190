/** The log as a list of what was done lately. */
import { targetTotal } from '@/domain/learner/profile';
import { answersIn } from '@/domain/learner/topic-count';
import { number, percent } from '@/lib/format';
import type { Band } from '@/domain/exam/report/estimate';
import { changeBetween } from '@/domain/learner/score';
import { type LearnerSession, sessionTitle } from '@/domain/learner/session';
import { type LearnerTest, testMinutes } from '@/domain/learner/learner-test';
import { percentOf } from '@/domain/dashboard/progress';
import type { LearnerRecord } from '@/domain/learner/record';
import { dashboardNames } from '@/domain/section-names';
import { mainScore, shownScore } from '@/domain/dashboard/scores/tests';

export type ActivityBadge = 'Excellent' | 'Good' | 'Missed';

/** A test or a session of a record. */
export type DoneSitting =
  | { readonly kind: 'test'; readonly test: LearnerTest }
  | { readonly kind: 'session'; readonly session: LearnerSession };

export interface ActivityItem {
  readonly id: string;
  readonly type: 'practice_test' | 'section_study' | 'weakness_targeting';
  readonly title: string;
  /** What came of it, in words. */
  readonly detail: string;
  /** Scaled points of a practice test, whole percent of everything else; null where nothing is scored. */
  readonly score: number | null;
  /** The score as screens show it. */
  readonly shown: string | null;
  /** Epoch milliseconds of its start. */
  readonly at: number;
  readonly minutes: number;
  /** Null where none of the three would be true. */
  readonly badge: ActivityBadge | null;
  /** Null for what was missed. */
  readonly sitting: DoneSitting | null;
}

/** A list opens to so many of the newest. */
export const mostActivities = 20;

/** The newest sessions and tests, newest first. */
export function activitiesOf(record: LearnerRecord): readonly ActivityItem[] {
  const { sessions, tests } = record;
  return [
    ...sessions.slice(-mostActivities).map(sessionItem),
    ...tests.slice(-mostActivities).map((test) => testItem(test, record)),
  ]
    .toSorted(newestFirst)
    .slice(0, mostActivities);
}

/** The order of the lists: what began last comes first. */
export function newestFirst(a: ActivityItem, b: ActivityItem): number {
  return b.at - a.at;
}

/** From so many percent right on, a session is excellent or good. */
const excellentFrom = 85;
const goodFrom = 70;

function sessionItem(session: LearnerSession): ActivityItem {
  const { id, at, minutes, kind } = session;
  const { answered, right } = answersIn([session]);
  const share = answered === 0 ? null : Math.round(percentOf(right, answered));
  return {
    id: `session-${id}`,
    type: kind === 'mistakes' ? 'weakness_targeting' : 'section_study',
    title: sessionTitle(session),
    detail: share === null ? `${number(minutes)} minutes` : `${number(right)} of ${number(answered)} right`,
    score: share,
    shown: share === null ? null : percent(share),
    at,
    minutes,
    badge: share === null ? null : share >= excellentFrom ? 'Excellent' : share >= goodFrom ? 'Good' : null,
    sitting: { kind: 'session', session },
  };
}

/** A test at its target is excellent; one that only the error of the test keeps from it is good. */
function testItem(test: LearnerTest, record: LearnerRecord): ActivityItem {
  const { scope } = test;
  const isWhole = scope === 'full' || scope === 'diagnostic';
  const band = mainScore(test);
  return {
    id: `test-${test.id}`,
    type: 'practice_test',
    title:
      scope === 'full'
        ? 'Full-length practice test'
        : scope === 'diagnostic'
          ? 'Free test'
          : `${dashboardNames[scope]} section test`,
    detail: band === null ? 'no score' : `${shownScore(test, band)} ${isWhole ? 'in total' : 'points'}`,
    score: band?.estimate ?? null,
    shown: band === null ? null : shownScore(test, band),
    at: test.at,
    minutes: testMinutes(test),
    badge: badgeOf(band, isWhole ? targetTotal(record.profile) : record.profile.targets.sections[scope]),
    sitting: { kind: 'test', test },
  };
}

function badgeOf(band: Band | null, target: number | null): ActivityBadge | null {
  if (band === null || target === null) return null;
  if (band.estimate >= target) return 'Excellent';
  return changeBetween(band, { ...band, estimate: target }).direction === 'stable' ? 'Good' : null;
}

/** Recent sessions and tests as list items. */
import { targetTotal } from '@/domain/learner/learner-profile';
import { accuracyPercent, countAnswers, countNewAnswers } from '@/domain/learner/topic-count';
import { answersWithRepeatsText } from '@/domain/dashboard/practice/session-answers';
import { formatNumber, formatPercent } from '@/lib/text/format';
import type { ScoreBand } from '@/domain/exam/report/estimate';
import { compareBandToTarget } from '@/domain/learner/section-score';
import { type LearnerSession, sessionTitle } from '@/domain/learner/learner-session';
import { type LearnerTest, testMinutes } from '@/domain/learner/learner-test';
import type { Status } from '@/domain/status';
import type { Learner } from '@/domain/learner/learner';
import { mainScore, mainScoreText, sectionScore, testTotal } from '@/domain/dashboard/scores/test-scores';
import { listedTestName } from '@/domain/dashboard/scores/test-history';
import { rightText, shareRightText } from '@/domain/dashboard/scores/raw-result-text';
import { mainRawResult } from '@/domain/learner/raw-result';

export type ActivityBadge = Extract<Status, 'Excellent' | 'Good' | 'Missed'>;

export type DoneSitting =
  | { readonly kind: 'test'; readonly test: LearnerTest }
  | { readonly kind: 'session'; readonly session: LearnerSession };

export type ActivityType = 'practice_test' | 'section_study' | 'weakness_targeting';

export const activityTypeLabels: Readonly<Record<ActivityType, string>> = {
  practice_test: 'Test',
  section_study: 'Section study',
  weakness_targeting: 'Mistake review',
};

export const sessionType = ({ kind }: Pick<LearnerSession, 'kind'>): ActivityType =>
  kind === 'mistakes' ? 'weakness_targeting' : 'section_study';

export interface ActivityItem {
  readonly id: string;
  readonly type: ActivityType;
  readonly title: string;
  /** The result in words: "12 of 20 right", "25 minutes", "2,226 in total". */
  readonly detail: string;
  /** Scaled points for a test, whole percent of the new questions right for a session; null if there is no score. */
  readonly score: number | null;
  /** The score as text: a scaled score, the range of an estimate, or the share right of a test without a scaled score. */
  readonly displayText: string | null;
  /** Start, in epoch milliseconds. */
  readonly startMs: number;
  readonly minutes: number;
  /** Null if the result earns no badge. */
  readonly badge: ActivityBadge | null;
  /** Null for a missed activity. */
  readonly sitting: DoneSitting | null;
}

/** As many as the recent activity panel shows once it is expanded. */
export const maxActivities = 20;

/** Puts "Mistake review" before the result of a review that has the title of its topic. */
function sessionDetail(session: LearnerSession, result: string): string {
  const type = sessionType(session);
  const name = activityTypeLabels[type];
  return type === 'weakness_targeting' && sessionTitle(session) !== name ? `${name}, ${result}` : result;
}

export function recentActivities(learner: Learner): readonly ActivityItem[] {
  const { sessions, tests } = learner;
  return [
    ...sessions.slice(-maxActivities).map(sessionItem),
    ...tests.slice(-maxActivities).map((test) => testItem(test, learner)),
  ]
    .toSorted(compareActivitiesNewestFirst)
    .slice(0, maxActivities);
}

/** Compares by start time; sorts newest first. */
export function compareActivitiesNewestFirst(a: ActivityItem, b: ActivityItem): number {
  return b.startMs - a.startMs;
}

/** Minimum accuracies on new questions, in percent, for a session to be rated excellent or good. */
const excellentFrom = 85;
const goodFrom = 70;

function sessionItem(session: LearnerSession): ActivityItem {
  const { id, at: startMs, minutes } = session;
  const { answered, right } = countAnswers([session]);
  const accuracy = accuracyPercent(countNewAnswers([session]));
  const share = accuracy === null ? null : Math.round(accuracy);
  return {
    id: `session-${id}`,
    type: sessionType(session),
    title: sessionTitle(session),
    detail: sessionDetail(
      session,
      answered === 0
        ? `${formatNumber(minutes)} minutes`
        : (answersWithRepeatsText(session) ?? `${formatNumber(right)} of ${formatNumber(answered)} right`),
    ),
    score: share,
    displayText: share === null ? null : formatPercent(share),
    startMs,
    minutes,
    badge: share === null ? null : share >= excellentFrom ? 'Excellent' : share >= goodFrom ? 'Good' : null,
    sitting: { kind: 'session', session },
  };
}

/**
 * Builds a test's item. Its badge is excellent if the score reached its target, and good if the target lies within the score's range.
 * A test of another provider earns none, and neither does one of another level, whose scores are on another scale than the target.
 */
function testItem(test: LearnerTest, { profile }: Learner): ActivityItem {
  const { scope } = test;
  const isWhole = scope === 'full' || scope === 'diagnostic';
  const band = mainScore(test);
  const displayText = mainScoreText(test);
  const raw = mainRawResult(test);
  return {
    id: `test-${test.id}`,
    type: 'practice_test',
    title: listedTestName(test, profile),
    detail:
      raw !== null
        ? rightText(raw)
        : displayText === null
          ? 'no score'
          : `${displayText} ${isWhole ? 'in total' : 'points'}`,
    score: isWhole ? testTotal(test) : sectionScore(test, scope),
    displayText: raw === null ? displayText : shareRightText(raw),
    startMs: test.at,
    minutes: testMinutes(test),
    badge:
      test.level === profile.level
        ? badgeOf(band, isWhole ? targetTotal(profile) : profile.targets.sections[scope])
        : null,
    sitting: { kind: 'test', test },
  };
}

function badgeOf(band: ScoreBand | null, target: number | null): ActivityBadge | null {
  if (band === null || target === null) return null;
  if (band.estimate >= target) return 'Excellent';
  return compareBandToTarget(band, target) === 'near' ? 'Good' : null;
}

/** The sentence at the top of each tab of the family dashboard but the first: what its figures mean, computed from them. */
import type { IsoDay } from '@/lib/calendar';
import { count, hours, listed, number, ordinal, percent, signed } from '@/lib/format';
import type { ChildCore, ChildDetail, LoggedWeek, WeeklyReport } from './detail';
import { daysRemaining, daysRemainingWords, type Goal, goalPercent, goalStatus, summaryOf } from './goals';
import type { Headline } from './headline';
import { goalBand } from './progress';
import type { Notification } from './records';
import { mostNeglected, subjectTimes, totalHours, weeksIn } from './study';
import { subjectLabels } from './subject';
import { fullTests, improvementRate, percentileOf, schoolStanding } from './tests';

/** The sentence of the test scores: the change since the first test, and how many schools' requirements are met. */
export function scoresHeadline({ tests, schools }: ChildDetail): Headline {
  const latest = fullTests(tests).at(-1);
  const percentile = latest === undefined ? null : percentileOf(latest);
  if (percentile === null)
    return {
      tone: 'none',
      verdict: 'No full test yet.',
      because: 'Scores, percentiles and their trend begin with the first one.',
    };
  const met = schools.filter((school) => schoolStanding(school, percentile)?.status === 'achieved').length;
  const place = `${ordinal(percentile)} percentile${
    schools.length === 0 ? '' : `, enough for ${number(met)} of ${count(schools.length, 'target school')}`
  }.`;
  const rate = improvementRate(tests);
  if (rate === null)
    return { tone: 'none', verdict: 'A first mark.', because: `The first full test is at the ${place}` };
  const verdict = rate > 0 ? 'Rising.' : rate < 0 ? 'Falling.' : 'Steady.';
  return {
    tone: rate >= 0 ? 'good' : 'watch',
    verdict,
    because: `${signed(rate)}% since the first full test; now at the ${place}`,
  };
}

/** The sentence of the study time: this week against the target, and which subject gets too little. */
export function studyHeadline({ log, weeklyTargetHours }: ChildCore): Headline {
  const week = weeksIn(log, 'week');
  const done = totalHours(week);
  if (done === 0)
    return {
      tone: 'none',
      verdict: 'Nothing logged this week.',
      because: `The week\u2019s target is ${hours(weeklyTargetHours)} hours.`,
    };
  const neglected = mostNeglected(subjectTimes(week));
  const balance =
    neglected === null
      ? 'every subject has its share'
      : `${subjectLabels[neglected.subject]} has ${percent(neglected.percentage)} of it, ${percent(neglected.recommended)} is recommended`;
  return {
    tone: done >= weeklyTargetHours ? 'good' : 'watch',
    verdict: done >= weeklyTargetHours ? 'Target met.' : `${hours(weeklyTargetHours - done)} hours to go.`,
    because: `${hours(done)} of ${hours(weeklyTargetHours)} hours this week; ${balance}.`,
  };
}

/** The sentence of the notifications: what is unread, and how many alerts are among it. */
export function notificationsHeadline(notifications: readonly Notification[]): Headline {
  const unread = notifications.filter((each) => !each.read);
  if (unread.length === 0)
    return {
      tone: notifications.length === 0 ? 'none' : 'good',
      verdict: 'Nothing unread.',
      because: 'Choose below what is sent, where to, and when.',
    };
  const alerts = unread.filter((each) => each.type === 'alert').length;
  return {
    tone: alerts > 0 ? 'watch' : 'good',
    verdict: `${number(unread.length)} unread.`,
    because: `${alerts === 0 ? 'None of them is an alert' : `${count(alerts, 'alert')} among them`}; the newest says: ${unread[0]?.title}.`,
  };
}

/** The sentence of a weekly report: hours against the target, and what the week's tests came to. */
export function reportHeadline(
  report: WeeklyReport,
  week: LoggedWeek | undefined,
  targetHours: number,
): Headline {
  const done = totalHours(week === undefined ? [] : [week]);
  const met = done >= targetHours;
  const tests =
    report.bestScore !== null
      ? `best total ${number(report.bestScore)}${report.improvement === null ? '' : `, ${signed(report.improvement)} on the test before`}`
      : report.sections.length === 0
        ? 'no test'
        : listed(report.sections.map((each) => `${subjectLabels[each.subject]} at ${number(each.score)}`));
  return {
    tone: met ? 'good' : 'watch',
    verdict: met ? 'A full week.' : 'A short week.',
    because: `${hours(done)} of ${hours(targetHours)} hours; ${tests}.`,
  };
}

/** The sentence of the goals on the page: how many are nearly there, and which is due next. */
export function goalsHeadline(goals: readonly Goal[], today: IsoDay): Headline {
  if (goals.length === 0)
    return { tone: 'none', verdict: 'No goal yet.', because: 'Add one, or take a recommended one below.' };
  const { completed, next } = summaryOf(goals, today);
  const open = goals.filter((goal) => goalStatus(goal, today) !== 'completed');
  const near = open.filter((goal) => goalBand(goalPercent(goal)) === 'good').length;
  const verdict =
    completed === goals.length
      ? 'All reached.'
      : near > 0
        ? `${number(near)} of ${number(open.length)} nearly there.`
        : `${number(open.length)} under way.`;
  const due =
    next === null
      ? 'Nothing is due.'
      : `Due next: ${next.title}, ${daysRemainingWords(daysRemaining(next.targetDate, today))}.`;
  return { tone: 'good', verdict, because: due };
}

/**
 * Different screens never contradict each other about a child. Checks each child of each sample family on each of forty Sundays,
 * with the record cut off at that evening.
 */
import { chooseParentNextStep } from '@/domain/dashboard/answer/parent-next-step';
import { describe, expect, test } from 'vitest';
import { otherFamilyLoaders, defaultSampleFamily } from '@/data/sample';
import { buildSampleFamily } from '@/data/sample/sampleChild';
import { percentileOfTotal } from '@/data/sample/percentileOfTotal';
import { topicAdvice } from '@/data/texts/topic-advice';
import { buildPreparationSummary } from '@/domain/dashboard/answer/parent-answer';
import { forecastText } from '@/domain/dashboard/answer/forecast-text';
import { preparationHeadline } from '@/domain/dashboard/answer/preparation-headline';
import { slideMessages } from '@/domain/dashboard/answer/slide-messages';
import { verdictReasonText, verdictSentence } from '@/domain/dashboard/answer/verdict-text';
import { percentagePointsText } from '@/domain/dashboard/score-change-text';
import { type AsOf, asOfEvening } from '@/domain/dashboard/as-of';
import {
  goalWithProgress,
  goalPercent,
  goalProgressText,
  summarizeGoals,
} from '@/domain/dashboard/goals/goals';
import { recommendedGoals } from '@/domain/dashboard/goals/recommended-goals';
import { logAsOf } from '@/domain/dashboard/study-log';
import { topicAccuracies } from '@/domain/dashboard/practice/topic-accuracy';
import { priorityTopics } from '@/domain/dashboard/practice/priority-topics';
import { weakestSection, topWeaknesses } from '@/domain/dashboard/practice/weakness';
import { roundedProgressPercent } from '@/domain/dashboard/progress-band';
import { scoreForecast } from '@/domain/dashboard/scores/score-forecast';
import { firstSchoolWithTarget } from '@/domain/dashboard/scores/school-targets';
import {
  hasTrendScores,
  latestSectionChanges,
  sectionTrends,
  totalTrend,
} from '@/domain/dashboard/scores/score-trend';
import {
  sectionTargetsText,
  targetDistanceText,
  totalTrendText,
} from '@/domain/dashboard/scores/score-trend-text';
import { compareBandToTarget } from '@/domain/learner/section-score';
import { sectionBands } from '@/domain/dashboard/scores/section-bands';
import {
  fullTestBand,
  fullTests,
  currentTotalScores,
  sectionProgressRows,
} from '@/domain/dashboard/scores/test-scores';
import { mostNeglectedSubject, subjectTimes } from '@/domain/dashboard/study/study-balance';
import { missedPlanEntries } from '@/domain/dashboard/study/planned-days';
import { weeksInRange } from '@/domain/dashboard/study/study-range';
import { loggedWeeks } from '@/domain/dashboard/study/logged-weeks';
import { weeklyTargetHoursOf } from '@/domain/dashboard/study/weekly-target';
import { scoresHeadline, studyHeadline } from '@/domain/dashboard/tab-headlines';
import { recentAndMissedActivities } from '@/domain/dashboard/insights/missed-activities';
import { sectionAnalyses } from '@/domain/dashboard/insights/section-analyses';
import { recentNotifications } from '@/domain/dashboard/insights/notifications';
import { summarizePerformance } from '@/domain/dashboard/insights/performance-summary';
import { buildWeeklyReport } from '@/domain/dashboard/insights/weekly-report';
import { studyAdvice } from '@/domain/dashboard/insights/study-advice';
import { targetTotal } from '@/domain/learner/learner-profile';
import type { Learner } from '@/domain/learner/learner';
import { topicLabel } from '@/domain/learner/topic-count';
import { dashboardSectionNames } from '@/domain/section-names';
import { assertPresent } from '@/lib/assert';
import { addDays } from '@/lib/dates/calendar';

const sunday = '2026-11-15';
const weekCount = 40;

interface Look {
  readonly learner: Learner;
  readonly asOf: AsOf;
}

/** Returns the child's record as of a Sunday, without work or scores of later days. */
function lookAt(learner: Learner, asOf: AsOf): Look {
  const { plan } = learner;
  return {
    asOf,
    learner: {
      ...logAsOf(learner, asOf),
      plan: plan && {
        ...plan,
        entries: plan.entries.map((entry) => ({
          ...entry,
          status: entry.day <= asOf.day ? entry.status : ('open' as const),
        })),
      },
      goals: learner.goals.filter(({ setOn }) => setOn <= asOf.day),
    },
  };
}

const samples = [
  defaultSampleFamily,
  ...(await Promise.all(Object.values(otherFamilyLoaders).map((load) => load()))),
];
const children = samples.flatMap((sample) => buildSampleFamily(sample, asOfEvening(sunday)).children);
const looks = (learner: Learner): readonly Look[] =>
  Array.from({ length: weekCount }, (_, weeksAgo) =>
    lookAt(learner, asOfEvening(addDays(sunday, -7 * weeksAgo))),
  );

/** Returns the number of sessions that titles name: "3 planned sessions missed" is three. */
const counted = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + Number(/^(\d+) planned sessions/.exec(text)?.[1] ?? 1), 0);

/** Returns the topic that a sentence starts with; null if it names none. */
const topicIn = (sentence: string | undefined, { learner, asOf }: Look) =>
  topicAccuracies(learner, asOf).find(({ topic }) => sentence?.startsWith(topicLabel(topic)) === true)
    ?.topic ?? null;

describe.each(children.map((learner) => ({ name: learner.profile.nickname, learner })))(
  '$name',
  ({ learner }) => {
    const all = looks(learner);

    test('has a message, which is a single line, on each slide with something to show', () => {
      for (const { learner: own, asOf } of all)
        for (const message of Object.values(slideMessages(own, asOf)).filter((each) => each !== null))
          expect(message, asOf.day).toMatch(/^[\p{Lu}\d](?!.*undefined|.*\bNaN\b).{5,95}[^.]$/u);
    });

    test('says one thing of each score and its target, on every screen', () => {
      const phrases = {
        above: /clears? (?:its|their) target/,
        near: /too close to/,
        below: /(?:is|are) below/,
      } as const;
      for (const { learner: own, asOf } of all) {
        const id = asOf.day;
        const bands = sectionBands(own);
        const summary = sectionTargetsText(own);
        for (const { subject, band, estimated, target } of bands) {
          if (target === null) continue;
          const place = compareBandToTarget(band, target);
          expect(targetDistanceText({ ...band, estimated }, target).includes('too close'), id).toBe(
            place === 'near',
          );
          // The clause that names the section, or all of them.
          const clause = summary
            .split(/[;.]/)
            .find(
              (each) =>
                phrases[place].test(each) &&
                new RegExp(`${dashboardSectionNames[subject]}|All three`).test(each),
            );
          expect(clause, `${id} ${subject} ${summary}`).toBeDefined();
        }
        const trend = totalTrend(own);
        const newest = trend.scores.at(-1);
        if (newest === undefined || trend.target === null || !hasTrendScores(trend)) continue;
        const place = compareBandToTarget(newest, trend.target);
        const words = totalTrendText(trend, asOf);
        expect(words.includes('too close'), `${id} ${words}`).toBe(place === 'near');
        expect(/the whole range (?:is|has been) above/.test(words), `${id} ${words}`).toBe(place === 'above');
        if (
          place !== 'near' &&
          bands.length === 3 &&
          bands.every(({ band, target }) => target !== null && compareBandToTarget(band, target) === 'near')
        )
          expect(summary, id).toContain(`Together they are clearly ${place}`);
        const { verdict } = buildPreparationSummary(own, asOf);
        if (newest.test.scope === 'full' && verdict.status !== 'over')
          expect(
            { above: ['clears', 'fell', 'away'], near: ['within'], below: ['first', 'rising', 'below'] }[
              place
            ],
            `${id} ${verdictSentence(verdict, asOf.day)}`,
          ).toContain(verdict.reason.kind);
      }
    });

    test('forecasts nothing that the verdict contradicts, unless the words say why', () => {
      const phrases = {
        above: 'Even the low end clears the',
        near: 'too close to tell',
        below: 'Even the high end is below the',
      } as const;
      for (const { learner: own, asOf } of all) {
        const forecast = scoreForecast(own, asOf);
        if (forecast === null) continue;
        const { verdict } = buildPreparationSummary(own, asOf);
        const text = forecastText(forecast, verdict);
        const id = `${asOf.day} ${verdict.status}: ${text}`;
        expect(verdict.status, id).not.toBe('over');
        expect(text, id).not.toMatch(/\bwill\b|undefined|NaN/);
        expect(text.includes('target'), id).toBe(verdict.target !== null);
        if (verdict.target === null) continue;
        const place = compareBandToTarget(forecast, verdict.target);
        for (const [each, phrase] of Object.entries(phrases))
          expect(text.includes(phrase), id).toBe(each === place);
        const isSame = verdict.status === { above: 'on track', near: 'watch', below: 'off track' }[place];
        const reasons = /On the latest test|still worth watching|Judging by the latest|no study for/;
        if (!isSame) expect(text, id).toMatch(reasons);
      }
    });

    test('calls the total rising or falling by one rule', () => {
      for (const { learner: own, asOf } of all) {
        const { verdict } = buildPreparationSummary(own, asOf);
        const headline = scoresHeadline(own, firstSchoolWithTarget(own.profile.schools), asOf.day);
        if (verdict.reason.kind === 'rising') expect(headline.verdict, asOf.day).toBe('Rising.');
        if (
          verdict.reason.kind === 'fell' ||
          (verdict.reason.kind === 'below' && verdict.reason.fell !== null)
        )
          expect(headline.verdict, asOf.day).toBe('Falling.');
        if (headline.verdict === 'No clear change.')
          expect(headline.reason, asOf.day).toMatch(/perhaps by chance|No change/);
      }
    });

    test('says of a verdict that it was worse before, if it was', () => {
      for (const { learner: own, asOf } of all) {
        const { verdict } = buildPreparationSummary(own, asOf);
        expect(verdictReasonText(verdict, asOf.day).includes('it was off track'), asOf.day).toBe(
          verdict.status === 'watch' && verdict.before === 'off track',
        );
      }
    });

    test('names the same most urgent topic in the next step, weaknesses, advice, goals, summary, and report', () => {
      let named = 0;
      for (const look of all) {
        const { asOf } = look;
        const id = asOf.day;
        const first = priorityTopics(look.learner, asOf)[0]?.topic ?? null;
        const { nextStep } = buildPreparationSummary(look.learner, asOf);
        if (nextStep.kind === 'topic') expect(nextStep.topic, id).toBe(first);
        if (nextStep.kind === 'balance' || nextStep.kind === 'next test') expect(first, id).toBeNull();
        const [weakness] = topWeaknesses(look.learner, asOf);
        expect(weakness?.subcategory ?? null, id).toBe(first);
        expect(
          topWeaknesses(look.learner, asOf).every(
            ({ priority }) => weakness?.priority === 'high' || priority !== 'high',
          ),
          id,
        ).toBe(true);
        const advice = studyAdvice(look.learner, topicAdvice, asOf);
        if (advice[0]?.subject.kind === 'step') expect(advice[0].subject.step, id).toEqual(nextStep);
        else expect(advice[0]?.subject.kind === 'topic', id).toBe(nextStep.kind === 'topic');
        expect(topicIn(advice.find(({ subject }) => subject.kind === 'topic')?.text, look) ?? null, id).toBe(
          first,
        );
        expect(summarizePerformance(look.learner, asOf).improve[0] ?? null, id).toBe(
          first === null ? null : topicLabel(first),
        );
        const offered = recommendedGoals(look.learner, asOf).flatMap(({ measure }) =>
          measure.kind === 'sessions' && measure.of.topic !== undefined ? [measure.of.topic] : [],
        );
        for (const topic of offered) expect(topic, id).toBe(first);
        const report = buildWeeklyReport(look.learner, topicAdvice, addDays(asOf.day, -6), asOf);
        expect(topicIn(report.areasForImprovement[0], look), id).toBe(first);
        if (first !== null) {
          named += 1;
          // A plan that is too large comes before any topic, as in the next step.
          const [only, next] = report.parentRecommendations;
          const isSmaller = chooseParentNextStep(look.learner, asOf).kind === 'smaller plan';
          expect(isSmaller ? next : only, id).toBe(topicAdvice[first]?.parent);
          const own = sectionAnalyses(look.learner, topicAdvice, asOf).find(
            ({ subject }) => subject === weakestSection(topWeaknesses(look.learner, asOf)),
          );
          if (own !== undefined) expect(own.weaknesses[0], id).toBe(first);
        }
      }
      expect(named, 'weeks with a weak topic').toBeGreaterThan(0);
    });

    test('lists an improved topic as an improvement, or says so if it still needs work', () => {
      for (const look of all) {
        const { asOf } = look;
        const report = buildWeeklyReport(look.learner, topicAdvice, addDays(asOf.day, -6), asOf);
        for (const { topic, trend, change } of topicAccuracies(look.learner, asOf)) {
          const area = report.areasForImprovement.find((line) => line.startsWith(`${topicLabel(topic)}:`));
          const better = report.improvements.find((line) => line.startsWith(`${topicLabel(topic)}:`));
          if (area !== undefined) expect(better, asOf.day).toBeUndefined();
          if (area !== undefined && trend === 'up')
            expect(area, asOf.day).toContain(percentagePointsText({ change: change ?? 0, trend }));
        }
      }
    });

    test('names the same neglected subject, or none, on every screen', () => {
      for (const { learner: own, asOf } of all) {
        const weeks = loggedWeeks(own, asOf);
        const short = mostNeglectedSubject(subjectTimes(weeksInRange(weeks, 'month')));
        const headline = studyHeadline(weeks, weeklyTargetHoursOf(own.profile), own.plan, asOf).reason;
        const advice = studyAdvice(own, topicAdvice, asOf)
          .map(({ text }) => text)
          .filter((line) => /^Give .* a larger share of the/.test(line));
        const concerns = buildWeeklyReport(own, topicAdvice, addDays(asOf.day, -6), asOf).concerns.filter(
          (line) => line.includes('; we advise '),
        );
        if (short === null) {
          expect(advice, asOf.day).toEqual([]);
          expect(concerns, asOf.day).toEqual([]);
          expect(headline, asOf.day).not.toContain('we advise');
          continue;
        }
        const name = dashboardSectionNames[short.subject];
        expect(advice, asOf.day).toHaveLength(1);
        expect(advice[0], asOf.day).toMatch(
          new RegExp(`^Give ${name} a larger share of the (time|plan)\\. It had ${short.percentage}% of`),
        );
        expect(concerns[0], asOf.day).toMatch(new RegExp(`^${name} had ${short.percentage}% of`));
        expect(headline, asOf.day).not.toContain('no subject');
        const { nextStep } = buildPreparationSummary(own, asOf);
        if (nextStep.kind === 'balance') expect(nextStep.subject, asOf.day).toBe(short.subject);
      }
    });

    test('shows the same changes of sections and total', () => {
      for (const { learner: own, asOf } of all) {
        const trends = sectionTrends(own);
        const analyses = sectionAnalyses(own, topicAdvice, asOf);
        const bands = sectionBands(own);
        for (const { subject, current, change: shown } of sectionProgressRows(own)) {
          const newest = trends.find((trend) => trend.subject === subject)?.scores.at(-1);
          const band = bands.find((each) => each.subject === subject);
          expect(newest?.estimate, asOf.day).toBe(current);
          expect(band?.band.estimate, asOf.day).toBe(current);
          const change = newest?.change ?? null;
          expect(shown, asOf.day).toEqual(change);
          expect(band?.previous?.change ?? null, asOf.day).toEqual(change);
          expect(analyses.find((each) => each.subject === subject)?.previous?.change ?? null).toEqual(change);
        }
        const { change } = currentTotalScores(own);
        expect(totalTrend(own).scores.at(-1)?.change ?? null, asOf.day).toEqual(change);
        const parts = latestSectionChanges(own);
        if (parts.length > 0)
          expect(
            parts.reduce((sum, { difference }) => sum + difference, 0),
            asOf.day,
          ).toBe(change?.difference);
      }
    });

    test('gives the same number of missed sessions in the next step, activities, notifications, and report', () => {
      for (const { learner: own, asOf } of all) {
        const fortnight = missedPlanEntries(own, addDays(asOf.day, -13), asOf);
        const alerts = recentNotifications(own, asOf).filter(({ type }) => type === 'alert');
        const rows = recentAndMissedActivities(own, asOf, 1000).filter(({ badge }) => badge === 'Missed');
        expect(counted(alerts.map(({ title }) => title)), asOf.day).toBe(fortnight.length);
        expect(counted(rows.map(({ title }) => title)), asOf.day).toBe(fortnight.length);
        const { nextStep } = buildPreparationSummary(own, asOf);
        if (nextStep.kind === 'smaller plan')
          expect(nextStep.missed + nextStep.explained, asOf.day).toBe(fortnight.length);
        const week = missedPlanEntries(own, addDays(asOf.day, -6), asOf).length;
        const report = buildWeeklyReport(own, topicAdvice, addDays(asOf.day, -6), asOf);
        // What a note explains is counted, too, but isn't a concern.
        const missed = [...report.concerns, ...report.explained].filter((line) => line.includes('missed'));
        const counts = missed.map((line) => Number(/^\d+/.exec(line)?.[0] ?? 1));
        expect(
          counts.reduce((sum, count) => sum + count, 0),
          asOf.day,
        ).toBe(week);
      }
    });

    test('has a verdict that its tests support, in the same words on every screen', () => {
      for (const { learner: own, asOf } of all) {
        const { verdict } = buildPreparationSummary(own, asOf);
        const reason = preparationHeadline(own, asOf).reason;
        expect(reason, asOf.day).toMatch(
          new RegExp(
            `^${verdictSentence(verdict, asOf.day).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}[;.]`,
          ),
        );
        if (verdict.reason.kind !== 'clears') continue;
        const target = assertPresent(verdict.target, 'what is cleared');
        const row = fullTests(own.tests).toReversed();
        const length = row.findIndex((each) => fullTestBand(each).low < target);
        expect(verdict.reason.tests, asOf.day).toBe(length === -1 ? row.length : length);
      }
    });

    test('has goals whose texts match their figures, rounded the same way', () => {
      for (const { learner: own, asOf } of all) {
        const goals = own.goals.map((goal) => goalWithProgress(goal, own, asOf));
        for (const goal of goals) {
          const percent = Math.max(0, roundedProgressPercent(goal.currentProgress, goal.targetValue));
          expect(goalPercent(goal), asOf.day).toBe(percent);
          expect(goalProgressText(goal), asOf.day).toContain(`${percent.toLocaleString('en-US')}%`);
          expect(goalProgressText(goal).includes('down from'), asOf.day).toBe(
            goal.currentProgress < goal.startValue,
          );
        }
        const { averagePercent } = summarizeGoals(goals, asOf.day);
        if (goals.length === 1)
          expect(averagePercent, asOf.day).toBe(
            Math.min(100, goalPercent(assertPresent(goals[0], 'a goal'))),
          );
      }
    });

    test('has a target at the percentile that its school requires', () => {
      const { grade, level } = learner.profile;
      const target = assertPresent(targetTotal(learner.profile), 'a target');
      expect(percentileOfTotal(target, level, assertPresent(grade, 'a grade'))).toBe(
        firstSchoolWithTarget(learner.profile.schools)?.targetPercentile ?? null,
      );
      for (const each of fullTests(learner.tests))
        expect(each.totalPercentile).toBe(
          percentileOfTotal(fullTestBand(each).estimate, level, assertPresent(grade, 'a grade')),
        );
    });
  },
);

/** Parses a drill from the page's address and provides the start page's content for students who don't start immediately. */
import { defaultLevel, type LevelId } from '@/domain/exam/level/level-id';
import { attemptNoun } from '@/domain/exam/catalog/attempt-noun';
import { drillPlan } from '@/domain/plan/drills/drill-plan';
import { testTitle } from '@/domain/plan/drills/test-title';
import type { RouteId } from '@/site';
import { formatDrillStats, isTimedDrill } from './formatDrillStats';
import { createPageDrill } from './createPageDrill';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { drillGroups, drillDistractors, parseDrill } from '@/domain/plan/drills/parse-drill';
import { type DrillRequest, defaultDrill } from '@/domain/plan/drills/drill-request';
import { allTopics } from '@/domain/plan/topics/topics';

const subjects: readonly DrillRequest['subject'][] = [
  { kind: 'mistakes' },
  ...scoredSections.map((section) => ({ kind: 'section', section }) as const),
  ...drillGroups.map((group) => ({ kind: 'group', group }) as const),
  ...drillDistractors.map((distractor) => ({ kind: 'distractor', distractor }) as const),
  ...allTopics.map(({ id }) => ({ kind: 'topic', topic: id }) as const),
];

/** The plan ids of all drills, so that any unfinished drill is offered before another starts. */
const allDrillIds: readonly string[] = subjects.map(
  (subject) => drillPlan({ subject, questions: defaultDrill.questions }, defaultLevel).id,
);

function drillLead({ subject, questions }: DrillRequest): string {
  if (subject.kind === 'mistakes')
    return 'You go over questions you missed that are due today, or others like them. Once you get one right twice, a week apart, it is done.';
  return questions === 'endless'
    ? 'You get one question after another, each with new numbers, for as long as you like.'
    : 'We choose a few questions for you. New ones come first, and you will likely get about three in four right.';
}

function drillFacts({ questions, clock, reasons }: DrillRequest) {
  return [
    {
      term: 'Clock',
      text: isTimedDrill({ questions, clock })
        ? 'You have the pace of the test, and you stop when time is up.'
        : 'You have no time limit. We record how long you take.',
    },
    {
      term: 'Explanations',
      text:
        reasons === 'at-end'
          ? 'You see all of them at the end.'
          : 'You see them after each question, when you check your answer.',
    },
    {
      term: 'What counts',
      text: 'There is no score. Your answers to new questions show how well you know each topic. Questions you miss return the next day and again a week later.',
    },
  ] as const;
}

/** A placeholder for an address that names an attempt but no drill. */
const anyDrill: DrillRequest = { subject: { kind: 'section', section: 'verbal' }, ...defaultDrill };

/**
 * Returns the props of a drill's page, except the result; null if the address names neither a drill nor an attempt. `key`
 * identifies the drill.
 */
export function parseDrillPageProps(search: URLSearchParams) {
  const request = parseDrill(search) ?? (search.has('attempt') ? anyDrill : null);
  if (request === null) return null;
  const plan = drillPlan(request, defaultLevel);
  const exit: RouteId = request.subject.kind === 'mistakes' ? 'errorLog' : 'sectionStudy';
  return {
    key: JSON.stringify(request),
    test: {
      title: plan.title,
      lead: drillLead(request),
      facts: drillFacts(request),
      action: `Start the ${attemptNoun(plan.parts)}`,
      figures: formatDrillStats(request),
      isTimed: isTimedDrill(request),
      planIds: allDrillIds,
      planOf: (_: unknown, level: LevelId) => drillPlan(request, level),
      titleOf: testTitle,
      offeredOptions: {},
      exit,
      drill: createPageDrill(request),
    },
  };
}

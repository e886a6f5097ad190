/**
 * Drills: a few practice questions selected for one student. They have no score, because their mix of questions doesn't match a
 * real test's.
 */
import { defaultLevel, type LevelId } from '@/domain/exam/level/level-id';
import { type ItemKind, itemKindPluralLabels } from '@/domain/exam/items/item';
import { distractorLabel } from '@/domain/exam/items/distractor';
import type { SectionPart, TestPlan } from '@/domain/exam/test/test-plan';
import { itemKindOfDistractor, drillSubjectFromId, sectionOfSubject, topicsOfSubject } from './parse-drill';
import { type DrillRequest, type DrillSubject, formatDrillSubject, defaultDrill } from './drill-request';
import { drillIdPrefix, mistakesPartId, partTitle } from '@/domain/exam/catalog/plan-parts';
import { secondsPerQuestion } from './drill-length';
import { topicGroups } from '@/domain/exam/report/topic-results';
import { findTopic } from '@/domain/plan/topics/topics';
import { sectionName } from '@/domain/section-names';
import { capitalize } from '@/lib/text/format';

/**
 * Formats a drill's title: "Verbal Drill", "Coordinate Plane Drill", "Drill: Analogies (Lack of)", "Drill: Area, Perimeter,
 * Volume", "Review of Mistakes".
 */
export function drillTitle(subject: DrillSubject): string {
  if (subject.kind === 'mistakes') return 'Review of Mistakes';
  const area = inTitle(drillAreaName(subject));
  // "Lack of" and "Opposite" need "Analogies" for context: "Lack of Drill" would be misleading.
  if (subject.kind === 'topic' && subject.topic.startsWith('analogy-')) return `Drill: Analogies (${area})`;
  // Long titles and titles with a comma don't read well before "Drill".
  return subject.kind === 'group' || subject.kind === 'distractor' || area.includes(',')
    ? `Drill: ${area}`
    : `${area} Drill`;
}

/** Converts a label to title case, leaving small words lowercase. */
function inTitle(label: string): string {
  return label.replace(/[\w’]+/g, (word, at: number) =>
    at > 0 && smallWords.has(word) ? word : capitalize(word),
  );
}

const smallWords: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'and',
  'or',
  'but',
  'nor',
  'of',
  'in',
  'on',
  'at',
  'to',
  'for',
  'by',
  'as',
  'with',
  'from',
]);

/** Names a drill's subject: "Math", "Algebra and word problems", "Percent". */
export function drillAreaName(subject: Exclude<DrillSubject, { kind: 'mistakes' }>): string {
  if (subject.kind === 'section') return sectionName(subject.section, 'dashboard');
  if (subject.kind === 'group')
    return subject.group === 'analogies' ? 'Analogies' : topicGroups[subject.group].label;
  if (subject.kind === 'distractor') {
    const kind = itemKindPluralLabels[itemKindOfDistractor(subject.distractor)];
    return `${kind} (${distractorLabel(subject.distractor)})`;
  }
  return findTopic(subject.topic)?.label ?? 'Topic';
}

/**
 * Returns a drill's plan at a level: one unscored section, whose items are selected when the drill starts. The plan of an endless drill
 * has the default number of questions.
 */
export function drillPlan(
  { subject, questions }: Pick<DrillRequest, 'subject'> & { readonly questions: number | 'endless' },
  level: LevelId,
): TestPlan {
  return {
    id: drillIdPrefix + formatDrillSubject(subject),
    title: drillTitle(subject),
    level,
    source: { kind: 'pool' },
    parts: [drillPart(subject, questions === 'endless' ? defaultDrill.questions : questions)],
  };
}

/**
 * Returns the plan for a drill's id with the default number of questions; undefined if the id isn't a drill's. The drills of all
 * levels have the same ids, titles, and parts.
 */
export function drillPlanById(planId: string): TestPlan | undefined {
  const subject = drillSubjectFromId(planId);
  return subject === null
    ? undefined
    : drillPlan({ subject, questions: defaultDrill.questions }, defaultLevel);
}

function drillPart(subject: DrillSubject, questions: number): SectionPart {
  const common = { kind: 'section', scored: false, content: [] } as const;
  if (subject.kind === 'mistakes')
    return {
      ...common,
      id: mistakesPartId,
      title: partTitle(mistakesPartId),
      section: 'mixed',
      minutes: questions,
      asks: { items: { synonym: questions } },
    };
  const section = sectionOfSubject(subject) ?? 'verbal';
  return {
    ...common,
    id: section,
    title: sectionName(section, 'test'),
    section,
    minutes: (questions * secondsPerQuestion[section]) / 60,
    asks: { items: { [kindOf(subject)]: questions } },
  };
}

/**
 * Returns the one item kind under which the plan counts all of the drill's questions. A verbal drill that includes synonyms counts
 * as synonyms.
 */
function kindOf(subject: DrillSubject): ItemKind {
  const section = sectionOfSubject(subject);
  if (section === 'quantitative' || section === 'reading') return section;
  return topicsOfSubject(subject).some(({ id }) => id === 'synonyms') ? 'synonym' : 'analogy';
}

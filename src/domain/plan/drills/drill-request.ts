/** The settings of a drill and the URL that starts it. Kept small, because every link to a drill imports it. */
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import type { TopicGroup } from '@/domain/exam/report/topic-results';
import type {
  analogyDistractors,
  readingDistractors,
  synonymDistractors,
} from '@/domain/exam/items/distractor';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';

/**
 * The drill lengths that students can choose, in questions. Plans request as many as fit their minutes, up to `maxDrillQuestions`.
 */
export const offeredDrillLengths = [5, 10, 20] as const;
export type OfferedDrillLength = (typeof offeredDrillLengths)[number];
export const maxDrillQuestions = 40;
export type DrillClock = 'untimed' | 'timed';
/** A mixed section, a group of similar topics, one topic, one distractor, or due mistakes. */
export type DrillSubject =
  | { readonly kind: 'section'; readonly section: ScoredSection }
  | { readonly kind: 'group'; readonly group: DrillGroup }
  | { readonly kind: 'topic'; readonly topic: TopicId }
  /** Questions of one kind that contain a given distractor. */
  | { readonly kind: 'distractor'; readonly distractor: DrillDistractorKind }
  | { readonly kind: 'mistakes' };

/** Subjects that draw from the question pool. Mistake reviews don't: they ask only due mistakes. */
export type PooledSubject = Exclude<DrillSubject, { readonly kind: 'mistakes' }>;

/** Distractors that a drill can be about. Excludes those of math, which are unknown until an item is generated. */
export type DrillDistractorKind =
  | keyof typeof synonymDistractors
  | keyof typeof analogyDistractors
  | keyof typeof readingDistractors;
/** A group of topics, or all analogies. */
export type DrillGroup = TopicGroup | 'analogies';

export interface DrillRequest {
  readonly subject: DrillSubject;
  /** From 1 to `maxDrillQuestions`; `endless` only in math, because its generators never run out. */
  readonly questions: number | 'endless';
  readonly clock: DrillClock;
  readonly reasons: 'after-each' | 'at-end';
}

export const defaultDrill = { questions: 10, clock: 'untimed', reasons: 'after-each' } as const;

/** Builds the search params of a drill's URL, such as `{ practice: 'math-percent', questions: '20' }`. Omits defaults. */
export function drillSearchParams({
  subject,
  questions = defaultDrill.questions,
  clock = defaultDrill.clock,
  reasons = defaultDrill.reasons,
}: Pick<DrillRequest, 'subject'> & Partial<DrillRequest>): Readonly<Record<string, string>> {
  return {
    practice: formatDrillSubject(subject),
    ...(questions !== defaultDrill.questions && { questions: String(questions) }),
    ...(clock !== defaultDrill.clock && { clock }),
    ...(reasons !== defaultDrill.reasons && { reasons }),
  };
}

export const distractorPrefix = 'distractor-';

/** For example, "verbal", "math-percent", or "mistakes". */
export function formatDrillSubject(subject: DrillSubject): string {
  if (subject.kind === 'section') return subject.section;
  if (subject.kind === 'group') return subject.group;
  if (subject.kind === 'distractor') return distractorPrefix + subject.distractor;
  return subject.kind === 'topic' ? subject.topic : 'mistakes';
}

/** What a student asks of a drill, and the address that starts it. Small: every link to a drill needs it. */
import type { TopicId } from './topic-ids';
import type { TopicGroup } from '@/domain/exam/report/topic-results';
import type { analogyDistractors, readingDistractors, synonymDistractors } from '@/domain/exam/distractor';
import type { ScoredSection } from '@/domain/exam/scored-sections';

/** The lengths that a student chooses from. A plan asks for as many questions as its minutes hold, up to the most. */
export const offeredLengths = [5, 10, 20] as const;
export type OfferedLength = (typeof offeredLengths)[number];
export const maxDrillQuestions = 40;
export type DrillClock = 'untimed' | 'timed';
/** What a drill is about: a section with its topics mixed, topics that are asked alike, one topic, or missed items that are due. */
export type DrillSubject =
  | { readonly kind: 'section'; readonly section: ScoredSection }
  | { readonly kind: 'group'; readonly group: DrillGroup }
  | { readonly kind: 'topic'; readonly topic: TopicId }
  /** Questions of one kind that tempt with what the student falls for. */
  | { readonly kind: 'lure'; readonly lure: DrillDistractor }
  | { readonly kind: 'mistakes' };

/** All but mistakes, of which there are no more than are due. */
export type PooledSubject = Exclude<DrillSubject, { readonly kind: 'mistakes' }>;

/** What a drill can be about: of math only its generators know what tempts, and not before they have drawn. */
export type DrillDistractor =
  | keyof typeof synonymDistractors
  | keyof typeof analogyDistractors
  | keyof typeof readingDistractors;
/** A group of topics, or all analogies. */
export type DrillGroup = TopicGroup | 'analogies';

export interface DrillRequest {
  readonly subject: DrillSubject;
  /** From 1 to `mostQuestions`; without end only in math, whose generators never run out. */
  readonly questions: number | 'endless';
  readonly clock: DrillClock;
  readonly reasons: 'after-each' | 'at-end';
}

export const defaultDrill = { questions: 10, clock: 'untimed', reasons: 'after-each' } as const;

/** The search part of the address that starts a drill: `{ practice: 'math-percent', questions: '20' }`. What is as usual goes unsaid. */
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

export const distractorPrefix = 'lure-';

/** "verbal", "math-percent" or "mistakes". */
export function formatDrillSubject(subject: DrillSubject): string {
  if (subject.kind === 'section') return subject.section;
  if (subject.kind === 'group') return subject.group;
  if (subject.kind === 'lure') return distractorPrefix + subject.lure;
  return subject.kind === 'topic' ? subject.topic : 'mistakes';
}

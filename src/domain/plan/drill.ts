/** What a student asks of a drill, and how an address says it. */
import { type ScoredSection, scoredSections } from '@/domain/exam/report/scale';
import { type TopicId, topicOf } from './topics';

export const drillLengths = [5, 10, 20] as const;
export type DrillLength = (typeof drillLengths)[number];

/** What a drill is about: a section with its topics mixed, one topic, or missed items that are due. */
export type DrillSubject =
  | { readonly kind: 'section'; readonly section: ScoredSection }
  | { readonly kind: 'topic'; readonly topic: TopicId }
  | { readonly kind: 'mistakes' };

export interface DrillRequest {
  readonly subject: DrillSubject;
  readonly questions: DrillLength | 'endless';
  readonly clock: 'untimed' | 'timed';
  readonly reasons: 'after-each' | 'at-end';
}

export const usualDrill = { questions: 10, clock: 'untimed', reasons: 'after-each' } as const;

/** The search part of the address that starts a drill: `{ practice: 'math-percent', questions: '10', ... }`. */
export function drillSearch({
  subject,
  questions = usualDrill.questions,
  clock = usualDrill.clock,
  reasons = usualDrill.reasons,
}: Pick<DrillRequest, 'subject'> & Partial<DrillRequest>): Readonly<Record<string, string>> {
  return { practice: subjectText(subject), questions: String(questions), clock, reasons };
}

/** The drill that an address asks for; null where it asks for none, or for one that there is not. What else can't be read is as usual. */
export function parseDrill(search: { get(name: string): string | null }): DrillRequest | null {
  const subject = parseSubject(search.get('practice'));
  if (subject === null) return null;
  const questions = search.get('questions');
  return {
    subject,
    questions:
      questions === 'endless' && subject.kind !== 'mistakes'
        ? 'endless'
        : (drillLengths.find((length) => String(length) === questions) ?? usualDrill.questions),
    clock: search.get('clock') === 'timed' ? 'timed' : 'untimed',
    reasons: search.get('reasons') === 'at-end' ? 'at-end' : 'after-each',
  };
}

/** "verbal", "math-percent" or "mistakes". */
export function subjectText(subject: DrillSubject): string {
  if (subject.kind === 'section') return subject.section;
  return subject.kind === 'topic' ? subject.topic : 'mistakes';
}

export function parseSubject(text: string | null): DrillSubject | null {
  if (text === 'mistakes') return { kind: 'mistakes' };
  const section = scoredSections.find((each) => each === text);
  if (section !== undefined) return { kind: 'section', section };
  const topic = topicOf(text ?? '');
  return topic === undefined ? null : { kind: 'topic', topic: topic.id };
}

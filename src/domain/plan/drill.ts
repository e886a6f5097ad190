/** What a student asks of a drill, and how an address says it. */
import { type ScoredSection, scoredSections } from '@/domain/exam/report/scale';
import { type TopicGroup, topicGroups } from '@/domain/exam/report/topics';
import { type ItemKind } from '@/domain/exam/item';
import { analogyLures, readingLures, synonymLures } from '@/domain/exam/lure';
import { unreachable } from '@/lib/assert';
import { namesOf } from '@/lib/names';
import {
  groupOfTopic,
  type PracticeTopic,
  practiceTopics,
  type TopicId,
  topicOf,
  topicsOfSection,
} from './topics';

export const drillLengths = [5, 10, 20] as const;
export type DrillLength = (typeof drillLengths)[number];

/** What a drill is about: a section with its topics mixed, topics that are asked alike, one topic, or missed items that are due. */
export type DrillSubject =
  | { readonly kind: 'section'; readonly section: ScoredSection }
  | { readonly kind: 'group'; readonly group: DrillGroup }
  | { readonly kind: 'topic'; readonly topic: TopicId }
  /** Questions of one kind that tempt with what the student falls for. */
  | { readonly kind: 'lure'; readonly lure: LureOfDrill }
  | { readonly kind: 'mistakes' };

/** What a drill can be about: of math only its generators know what tempts, and not before they have drawn. */
export type LureOfDrill = keyof typeof synonymLures | keyof typeof analogyLures | keyof typeof readingLures;
export const luresOfDrills: readonly LureOfDrill[] = [
  ...namesOf(synonymLures),
  ...namesOf(analogyLures),
  ...namesOf(readingLures),
];
const lurePrefix = 'lure-';

/** The kind of question that tempts so. */
export function kindOfLure(lure: LureOfDrill): ItemKind {
  return lure in synonymLures ? 'synonym' : lure in analogyLures ? 'analogy' : 'reading';
}

/** The lure of a drill; undefined where none can be about it. */
export function lureOfDrill(lure: string): LureOfDrill | undefined {
  return luresOfDrills.find((each) => each === lure);
}

/** A group of topics, or all analogies. */
export type DrillGroup = TopicGroup | 'analogies';

export const drillGroups: readonly DrillGroup[] = [...namesOf(topicGroups), 'analogies'];

export interface DrillRequest {
  readonly subject: DrillSubject;
  /** Without end only in math: its generators never run out. */
  readonly questions: DrillLength | 'endless';
  readonly clock: 'untimed' | 'timed';
  readonly reasons: 'after-each' | 'at-end';
}

export const usualDrill = { questions: 10, clock: 'untimed', reasons: 'after-each' } as const;

/** The search part of the address that starts a drill: `{ practice: 'math-percent', questions: '20' }`. What is as usual goes unsaid. */
export function drillSearch({
  subject,
  questions = usualDrill.questions,
  clock = usualDrill.clock,
  reasons = usualDrill.reasons,
}: Pick<DrillRequest, 'subject'> & Partial<DrillRequest>): Readonly<Record<string, string>> {
  return {
    practice: subjectText(subject),
    ...(questions !== usualDrill.questions && { questions: String(questions) }),
    ...(clock !== usualDrill.clock && { clock }),
    ...(reasons !== usualDrill.reasons && { reasons }),
  };
}

/** The drill that an address asks for; null where it asks for none, or for one that there is not. What else can't be read is as usual. */
export function parseDrill(search: { get(name: string): string | null }): DrillRequest | null {
  const subject = parseSubject(search.get('practice'));
  if (subject === null) return null;
  const questions = search.get('questions');
  return {
    subject,
    questions:
      questions === 'endless' && sectionOf(subject) === 'quantitative'
        ? 'endless'
        : (drillLengths.find((length) => String(length) === questions) ?? usualDrill.questions),
    clock: search.get('clock') === 'timed' ? 'timed' : 'untimed',
    reasons: search.get('reasons') === 'at-end' ? 'at-end' : 'after-each',
  };
}

/** "verbal", "math-percent" or "mistakes". */
export function subjectText(subject: DrillSubject): string {
  if (subject.kind === 'section') return subject.section;
  if (subject.kind === 'group') return subject.group;
  if (subject.kind === 'lure') return lurePrefix + subject.lure;
  return subject.kind === 'topic' ? subject.topic : 'mistakes';
}

export function parseSubject(text: string | null): DrillSubject | null {
  if (text === 'mistakes') return { kind: 'mistakes' };
  const section = scoredSections.find((each) => each === text);
  if (section !== undefined) return { kind: 'section', section };
  const group = drillGroups.find((each) => each === text);
  if (group !== undefined) return { kind: 'group', group };
  const lure = text?.startsWith(lurePrefix) === true ? lureOfDrill(text.slice(lurePrefix.length)) : undefined;
  if (lure !== undefined) return { kind: 'lure', lure };
  const topic = topicOf(text ?? '');
  return topic === undefined ? null : { kind: 'topic', topic: topic.id };
}

/** The section that a drill asks; null for a review of mistakes, which may ask all. */
export function sectionOf(subject: DrillSubject): ScoredSection | null {
  switch (subject.kind) {
    case 'section':
      return subject.section;
    case 'group':
      return subject.group === 'analogies' ? 'verbal' : topicGroups[subject.group].section;
    case 'topic':
      return topicOf(subject.topic)?.section ?? null;
    case 'lure':
      return kindOfLure(subject.lure) === 'reading' ? 'reading' : 'verbal';
    case 'mistakes':
      return null;
    default:
      return unreachable(subject);
  }
}

/** The topics that a drill mixes; of synonyms of one part of speech, synonyms. */
export function topicsOfSubject(subject: DrillSubject): readonly PracticeTopic[] {
  const section = sectionOf(subject);
  if (section === null) return practiceTopics;
  const all = topicsOfSection(section);
  if (subject.kind === 'topic') return all.filter(({ id }) => id === subject.topic);
  if (subject.kind === 'lure' && section === 'verbal') {
    const isSynonym = kindOfLure(subject.lure) === 'synonym';
    return all.filter(({ id }) => (id === 'synonyms') === isSynonym);
  }
  if (subject.kind !== 'group') return all;
  if (subject.group === 'analogies') return all.filter(({ id }) => id !== 'synonyms');
  const own = all.filter(({ id }) => groupOfTopic(id) === subject.group);
  return own.length > 0 ? own : all.filter(({ id }) => id === 'synonyms');
}

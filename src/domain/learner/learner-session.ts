/** A study session other than a test. */
import { dashboardSectionNames, type NamedSection, namedSections } from '@/domain/section-names';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import type { MinutesBySection } from './learner-test';
import { countAnswers, sectionOfTopic, type TopicCount, topicLabel } from './topic-count';

/** `drill` is practice, `mistakes` reviews missed questions, `words` reviews vocabulary. */
export const sessionKinds = ['drill', 'mistakes', 'words', 'essay'] as const;
export type SessionKind = (typeof sessionKinds)[number];

export interface LearnerSession {
  readonly id: string;
  /** The start, in epoch milliseconds. */
  readonly at: number;
  /** Whole minutes. */
  readonly minutes: number;
  /** Null if the session mixed sections, as a mistake review may. */
  readonly section: NamedSection | null;
  readonly kind: SessionKind;
  /** One entry per topic; empty for essays and word reviews. */
  readonly topics: readonly TopicCount[];
}

/**
 * Splits the minutes of a session by section. A mixed session's minutes are split in proportion to its answers, or evenly if their
 * topics aren't known.
 */
export function sessionMinutes({ section, minutes, topics }: LearnerSession): MinutesBySection {
  const none = { verbal: 0, quantitative: 0, reading: 0, writing: 0 };
  if (section !== null) return { ...none, [section]: minutes };
  const { answered: all } = countAnswers([{ topics }]);
  if (all === 0) {
    const third = minutes / scoredSections.length;
    return { ...none, verbal: third, quantitative: third, reading: third };
  }
  const share = (own: NamedSection) =>
    (minutes *
      topics
        .filter(({ topic }) => sectionOfTopic(topic) === own)
        .reduce((sum, { answered }) => sum + answered, 0)) /
    all;
  const [verbal, quantitative] = [share('verbal'), share('quantitative')];
  // The remainder, so that the parts add up to the whole.
  const reading = share('reading') === 0 ? 0 : minutes - verbal - quantitative;
  return { ...none, verbal, quantitative, reading };
}

/** Returns the sections with time in this session, in display order. */
export function sessionSections(session: LearnerSession): readonly NamedSection[] {
  const minutes = sessionMinutes(session);
  return namedSections.filter((section) => minutes[section] > 0);
}

const kindTitles: Readonly<Record<SessionKind, string>> = {
  drill: 'Mixed practice',
  mistakes: 'Mistake review',
  words: 'Word review',
  essay: 'Essay',
};

/** Returns a session's title: "Math: Percent", "Reading: Mixed practice", "Mistake review". */
export function sessionTitle({ section, kind, topics }: LearnerSession): string {
  const [only, ...others] = topics;
  const what = only !== undefined && others.length === 0 ? topicLabel(only.topic) : kindTitles[kind];
  return section === null ? what : `${dashboardSectionNames[section]}: ${what}`;
}

/** A sitting that was no test: what was practiced in it, how long, and how it went. */
import { dashboardSectionNames, type NamedSection, namedSections } from '@/domain/section-names';
import type { MinutesBySection } from './learner-test';
import type { SessionKind } from './session-kind';
import { countAnswers, sectionOfTopic, type TopicCount, topicLabel } from './topic-count';

export interface LearnerSession {
  readonly id: string;
  /** Epoch milliseconds of its start. */
  readonly at: number;
  /** Whole minutes. */
  readonly minutes: number;
  /** Null where it mixed sections, as a review of mistakes may. */
  readonly section: NamedSection | null;
  readonly kind: SessionKind;
  /** Each topic once; none of an essay or of words. */
  readonly topics: readonly TopicCount[];
}

/** The minutes of a session by section: of one that mixed them, as its answers are shared among them. */
export function sessionMinutes({ section, minutes, topics }: LearnerSession): MinutesBySection {
  const none = { verbal: 0, quantitative: 0, reading: 0, writing: 0 };
  if (section !== null) return { ...none, [section]: minutes };
  const { answered: all } = countAnswers([{ topics }]);
  if (all === 0) return { ...none, verbal: minutes };
  const share = (own: NamedSection) =>
    (minutes *
      topics
        .filter(({ topic }) => sectionOfTopic(topic) === own)
        .reduce((sum, { answered }) => sum + answered, 0)) /
    all;
  const [verbal, quantitative] = [share('verbal'), share('quantitative')];
  // The rest, so that the parts add up to the whole.
  const reading = share('reading') === 0 ? 0 : minutes - verbal - quantitative;
  return { ...none, verbal, quantitative, reading };
}

/** The sections that a session has minutes of, in the order of screens. */
export function sessionSections(session: LearnerSession): readonly NamedSection[] {
  const minutes = sessionMinutes(session);
  return namedSections.filter((section) => minutes[section] > 0);
}

const kindTitles: Readonly<Record<SessionKind, string>> = {
  drill: 'Mixed practice',
  mistakes: 'Mistake review',
  words: 'Word review',
  essay: 'Timed essay',
};

/** The name of a session in a list: "Math: Percent", "Reading: Mixed practice", "Mistake review". */
export function sessionTitle({ section, kind, topics }: LearnerSession): string {
  const [only, ...others] = topics;
  const what = only !== undefined && others.length === 0 ? topicLabel(only.topic) : kindTitles[kind];
  return section === null ? what : `${dashboardSectionNames[section]}: ${what}`;
}

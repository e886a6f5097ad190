/** What practice promises: for a section, a group of topics or a topic, the points that a session of ten questions may gain. */
import { diagnosticTest } from '@/domain/exam/catalog/diagnostic';
import { planMs } from '@/domain/exam/plan';
import { quartersFor } from '@/domain/exam/scoring';
import { scaledPerRaw, scales } from '@/domain/exam/report/scale';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import { type TopicGroup, topicGroups } from '@/domain/exam/report/topics';
import { namesOf } from '@/lib/names';
import { isAnythingKnown, type Known, type Standing } from './ability';
import { minutesOf } from './drill-length';
import { type Prospect, ranked } from './next-step';
import { type TopicId, topicsOfSection } from './topics';
import { groupOfTopic } from './topic-groups';

/** What can be practiced: a topic, a group of topics that are asked alike, or a section with all its topics mixed. */
export type PracticeArea =
  | { readonly kind: 'topic'; readonly topic: TopicId }
  | { readonly kind: 'group'; readonly group: TopicGroup }
  | { readonly kind: 'section'; readonly section: ScoredSection };

export type PracticeStep =
  /** Practice of an area of which enough is known. */
  | {
      readonly kind: 'practice';
      readonly area: PracticeArea;
      readonly section: ScoredSection;
      /** How many of its section's questions a test asks of it, on average. */
      readonly onTest: number;
      readonly known: Extract<Known, { state: 'known' }>;
      readonly questions: number;
    }
  /** Of a section too little is known to say what it is worth. */
  | {
      readonly kind: 'find-out';
      readonly section: ScoredSection;
      readonly questions: number;
      readonly responses: number;
    }
  /** Nothing is known at all: a test tells more than practice would. */
  | { readonly kind: 'first-test' };

const questions = 10;
const firstTestMinutes = Math.round((planMs(diagnosticTest(false), 'standard') ?? 0) / 60_000);

/**
 * The share of what is missing in a topic that a session of ten questions with their reasons brings back, by the authors' judgment:
 * one rule of math or one relation is soon learned, a synonym teaches one word of thousands. A session of several topics is
 * shared among them.
 */
const learnedInASession: Readonly<Record<ScoredSection | 'synonyms', number>> = {
  synonyms: 0.02,
  verbal: 0.3,
  quantitative: 0.3,
  reading: 0.08,
};

interface Area {
  readonly area: PracticeArea;
  readonly section: ScoredSection;
  readonly onTest: number;
  readonly known: Known | undefined;
  /** Raw points that a session gains for each whole point of the share that is missing. */
  readonly learnable: number;
}

/** What to practice next, the most points a minute first; never an area of which too little is known. */
export function practiceSteps(standing: Standing): readonly Prospect<PracticeStep>[] {
  if (!isAnythingKnown(standing))
    return [{ step: { kind: 'first-test' }, points: 0, minutes: firstTestMinutes }];
  const prospects = areasOf(standing).flatMap((area): readonly Prospect<PracticeStep>[] => {
    const { known, section, onTest, learnable } = area;
    if (known?.state !== 'known') return [];
    const raw = (1 - known.share) * learnable * rawForRight;
    return [
      {
        step: { kind: 'practice', area: area.area, section, onTest, known, questions },
        points: raw * scaledPerRaw(section, rawOf(section, known.share)),
        minutes: minutesOf(section, questions),
      },
    ];
  });
  const unknown = scoredSections.flatMap((section): readonly Prospect<PracticeStep>[] => {
    const known = standing.sections[section];
    if (known.state === 'known') return [];
    const step: PracticeStep = { kind: 'find-out', section, questions, responses: known.responses };
    return [{ step, points: 0, minutes: minutesOf(section, questions) }];
  });
  // Whoever practices what is known alone never learns what isn't.
  return [...unknown, ...ranked(prospects)];
}

/** A question that is right and was wrong gains its point and the quarter that it cost. */
const rawForRight = (quartersFor.right - quartersFor.wrong) / 4;

/** The raw score of a whole section with a share of right answers, the others wrong. */
function rawOf(section: ScoredSection, share: number): number {
  return scales[section].questions * (share - (1 - share) / 4);
}

function areasOf(standing: Standing): readonly Area[] {
  return scoredSections.flatMap((section): readonly Area[] => {
    const topics = topicsOfSection(section).map(({ id, onTest }) => ({
      id,
      onTest,
      learnable: onTest * learnedInASession[id === 'synonyms' ? 'synonyms' : section],
    }));
    const mean = topics.reduce((sum, { learnable }) => sum + learnable, 0) / topics.length;
    const groups = namesOf(topicGroups).filter((group) => topicGroups[group].section === section);
    return [
      ...topics.map((topic): Area => ({
        area: { kind: 'topic', topic: topic.id },
        section,
        onTest: topic.onTest,
        known: standing.topics.get(topic.id),
        learnable: topic.learnable,
      })),
      ...groups.flatMap((group): readonly Area[] => {
        const own = topics.filter(({ id }) => groupOfTopic(id) === group);
        // Synonyms are one topic, however their parts of speech are counted.
        if (own.length === 0) return [];
        return [
          {
            area: { kind: 'group', group },
            section,
            onTest: own.reduce((sum, { onTest }) => sum + onTest, 0),
            known: standing.groups.get(group),
            learnable: own.reduce((sum, { learnable }) => sum + learnable, 0) / own.length,
          },
        ];
      }),
      {
        area: { kind: 'section', section },
        section,
        onTest: scales[section].questions,
        known: standing.sections[section],
        learnable: mean,
      },
    ];
  });
}

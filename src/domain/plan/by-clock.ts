/**
 * Answers under a clock and answers without one say different things and are never mixed. Which of the two speak of a section, a group
 * or a topic is decided here: for the step of the day, the plan of the weeks, the items of a drill, and the reasons for them.
 */
import type { TopicId } from './topic-ids';
import type { TopicGroup } from '@/domain/exam/report/topics';
import type { ScoredSection } from '@/domain/exam/scored-sections';
import type { Known, Standing } from './ability';
import type { DrillClock } from './drill-request';

export type Standings = Readonly<Record<DrillClock, Standing>>;

/** What is known, and by which answers. */
export type ClockedKnown = Known & { readonly clock: DrillClock };

export interface ClockedStanding extends Standing {
  readonly sections: Readonly<Record<ScoredSection, ClockedKnown>>;
  readonly groups: ReadonlyMap<TopicGroup, ClockedKnown>;
  readonly topics: ReadonlyMap<TopicId, ClockedKnown>;
}

/**
 * One standing out of two: of each section, group and topic what is known under the wanted clock, else what is known under the other.
 * Where neither knows enough, the clock with more answers is the nearer to it.
 * @param wanted the clock of a drill; what isn't about a drill is about the test, which has a clock
 */
export function standingOf({ untimed, timed }: Standings, wanted: DrillClock = 'timed'): ClockedStanding {
  const standings = { untimed, timed };
  const choose = (of: (standing: Standing) => Known | undefined) =>
    chosen({ untimed: of(untimed) ?? unasked, timed: of(timed) ?? unasked }, wanted);
  const chooseAll = <Key>(of: (standing: Standing) => ReadonlyMap<Key, Known>) =>
    new Map(
      [...of(untimed).keys(), ...of(timed).keys()].map((key) => [
        key,
        choose((standing) => of(standing).get(key)),
      ]),
    );
  const sections = {
    verbal: choose((standing) => standing.sections.verbal),
    quantitative: choose((standing) => standing.sections.quantitative),
    reading: choose((standing) => standing.sections.reading),
  };
  const topics = chooseAll((standing) => standing.topics);
  return {
    sections,
    groups: chooseAll((standing) => standing.groups),
    topics,
    abilityIn: (section, topic) => {
      const own = topics.get(topic);
      const { clock } = own?.state === 'known' ? own : sections[section];
      return standings[clock].abilityIn(section, topic);
    },
  };
}

const unasked: Known = { state: 'not-enough', responses: 0, right: 0 };

function chosen(known: Readonly<Record<DrillClock, Known>>, wanted: DrillClock): ClockedKnown {
  const other: DrillClock = wanted === 'timed' ? 'untimed' : 'timed';
  const clock =
    [wanted, other].find((each) => known[each].state === 'known') ??
    (known.timed.responses > known.untimed.responses ? 'timed' : 'untimed');
  return { ...known[clock], clock };
}

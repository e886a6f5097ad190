/** The battery's sources: samples, simulated learners of this device, and records shared by other learners. */
import type { LearnerSource, LearnerOrigin } from '@/data/learners/learnerSource';
import { otherFamilyLoaders, defaultSampleFamily } from '@/data/sample';
import { withoutMinutes } from '@/data/sample/reportedTests';
import { sampleVariants } from '@/data/sample/sampleVariants';
import { noTargets } from '@/domain/learner/learner-profile';
import { isOfficialTest } from '@/domain/learner/learner-test';
import type { ReportedTest } from '@/domain/learner/setup';
import { testFromReport } from '@/domain/learner/sitting';
import { addDays } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import { limits } from '../../../data/learners/limits-record';
import {
  childOf,
  copyOf,
  deviceOf,
  firstDay,
  sampleAt,
  type LearnerView,
} from '../../../data/learners/learner-views';
import { freeTest, full } from '../../../domain/dashboard/logs';

/** A source with one learner, and its record. */
export interface Shown extends LearnerView {
  readonly source: LearnerSource;
}

const shownAs = (origin: LearnerOrigin, { learner, asOf }: LearnerView): Shown => ({
  learner,
  asOf,
  source: { origin, family: { id: `${origin}-${learner.profile.id}`, asOf, children: [learner] } },
});

/** A week of practice by somebody who set up a profile and entered a score report. */
async function setUp(): Promise<LearnerView> {
  const { learner, asOf } = await deviceOf('first-week');
  return {
    asOf,
    learner: {
      ...learner,
      profile: {
        ...learner.profile,
        nickname: 'Ana',
        grade: 8,
        targets: { ...noTargets, total: 2200 },
        schools: [{ name: 'Norcott School', targetPercentile: 80 }],
        weeklyMinutes: 300,
        stretchMinutes: 360,
      },
      tests: [withoutMinutes(full(addDays(asOf.day, -30), 2100, 60)), ...learner.tests],
      goals: [
        {
          id: 'goal-1',
          kind: 'academic',
          title: 'Forty practice sessions',
          description: 'Four or five a week until the test.',
          setOn: addDays(asOf.day, -3),
          dueOn: addDays(asOf.day, 30),
          measure: { kind: 'sessions', of: {} },
          targetValue: 40,
          priority: 'high',
        },
      ],
      readUntil: localEpochMs(addDays(asOf.day, -2)),
    },
  };
}

/** The same with words from right to left, schools and goals of one name, and two score reports of one day. */
async function ownWords(): Promise<LearnerView> {
  const { learner, asOf } = await setUp();
  const school = 'בית ספר 12 (צפון)';
  const title = 'לקרוא 3 ספרים!';
  return {
    asOf,
    learner: {
      ...learner,
      profile: {
        ...learner.profile,
        nickname: 'נועה (2)',
        schools: [
          { name: school, targetPercentile: 50 },
          { name: school, targetPercentile: 80 },
          { name: school, targetPercentile: 80 },
        ],
      },
      goals: learner.goals.flatMap((goal) =>
        (['academic', 'academic', 'habits', 'habits'] as const).map((kind, index) => ({
          ...goal,
          id: `goal-${index}`,
          kind,
          title,
          description: 'שבוע 1: 4 (או 5).',
          // The weekly report names the reached ones.
          targetValue: kind === 'habits' ? 1 : 40,
        })),
      ),
      tests: [
        ...learner.tests,
        ...['report-1', 'report-2'].map((id) => ({
          ...withoutMinutes(full(addDays(asOf.day, -1), 2100, 60)),
          id,
        })),
      ],
      notes: [
        { id: 'note-1', from: addDays(asOf.day, -9), to: addDays(asOf.day, -8), text: 'חולה 2 (בבית)' },
        { id: 'note-2', from: addDays(asOf.day, -2), to: asOf.day, text: 'חולה 2 (בבית)' },
      ],
      weeklyGoals: [
        { id: 'week-1', title, of: {}, target: 4 },
        { id: 'week-2', title, of: {}, target: 4 },
      ],
    },
  };
}

/** Five weeks of the Middle Level, with a profile, a target, and an official score whose report printed no percentile. */
async function middleRecord(): Promise<LearnerView> {
  const { learner, asOf } = await deviceOf('middle-level');
  const report = {
    source: 'official',
    on: addDays(asOf.day, -12),
    level: 'middle',
    scores: {
      verbal: { score: 640, percentile: null },
      quantitative: { score: 605, percentile: null },
      reading: { score: 620, percentile: null },
    },
    totalPercentile: null,
  } as const satisfies ReportedTest;
  const tests = [...learner.tests, testFromReport('report', report, asOf.ms)].toSorted((a, b) => a.at - b.at);
  return {
    asOf,
    learner: {
      ...learner,
      profile: {
        ...learner.profile,
        nickname: 'Eli',
        grade: 6,
        targets: { ...noTargets, total: 1890 },
        schools: [{ name: 'Norcott School', targetPercentile: 80 }],
        weeklyMinutes: 240,
      },
      tests,
    },
  };
}

/** The same without an official score: nothing can be compared with the target. */
async function middleWithoutReport(): Promise<LearnerView> {
  const { learner, asOf } = await middleRecord();
  return { asOf, learner: { ...learner, tests: learner.tests.filter((test) => !isOfficialTest(test)) } };
}

/** A learner who has moved to the Upper Level and taken its free test; the tests of the Middle Level are only listed. */
async function movedUp(): Promise<LearnerView> {
  const { learner, asOf } = await middleRecord();
  return {
    asOf,
    learner: {
      ...learner,
      profile: { ...learner.profile, grade: 8, level: 'upper', targets: { ...noTargets, total: 2100 } },
      tests: [...learner.tests, freeTest(addDays(asOf.day, -1), 640)],
    },
  };
}

const missing = async () => childOf(sampleVariants.unknown);
const nothing = async () => childOf(sampleVariants.blank);

const samples: readonly (readonly [string, () => Promise<LearnerView>])[] = [
  ['two children, the first', async () => sampleAt()],
  ['two children, the second', async () => sampleAt(defaultSampleFamily, undefined, 1)],
  ...Object.entries(otherFamilyLoaders).map(
    ([name, load]) => [name.replace('-', ' '), async () => sampleAt(await load())] as const,
  ),
  ['scores and plans at their ends', async () => childOf(sampleVariants.extremes)],
];

const learners: readonly (readonly [string, () => Promise<LearnerView>])[] = [
  ['a first day', firstDay],
  ['one test', () => deviceOf('one-test')],
  ['a first week', () => deviceOf('first-week')],
  ['a first week with a profile and a reported score', setUp],
  ['words from right to left, and one name for two schools and goals', ownWords],
  ['a year', () => deviceOf('year')],
  ['middle-record', middleRecord],
  ['middle-record without an official score', middleWithoutReport],
  ['an Upper Level learner with old tests of the Middle Level', movedUp],
  ['everything missing', missing],
  ['everything at its limit', async () => limits],
];

/** Nothing done: a device asks for the first test instead of showing a dashboard; a shared copy has a dashboard without figures. */
export const unbegun = () => shown('device', nothing);

/** Without a grade, tests have no percentiles, and nobody has set a goal. */
const notInYear = ['scores: ^1 year$', 'goals: ^View Details'] as const;

/** The records whose additional views are checked, the most different ones of each origin, with the views that a record can't have. */
export const lookedInto: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['sample: two children, the first', []],
  ['sample: off course', []],
  ['device: a first week with a profile and a reported score', []],
  ['device: words from right to left, and one name for two schools and goals', []],
  ['device: a year', notInYear],
  // The percentile panel with its ranges needs a reported percentile, and nobody has set a goal.
  ['device: middle-record', ['scores: ^1 year$', 'scores: ^Latest Total Score$', 'goals: ^View Details']],
  ['device: everything at its limit', []],
  ['shared: a first week with a profile and a reported score', []],
  ['shared: a year', notInYear],
]);

const shown = async (origin: LearnerOrigin, load: () => Promise<LearnerView>) => {
  const view = await load();
  return shownAs(origin, origin === 'shared' ? copyOf(view) : view);
};

export const sources: readonly (readonly [string, () => Promise<Shown>])[] = [
  ...samples.map(([name, load]) => [`sample: ${name}`, () => shown('sample', load)] as const),
  ...learners.map(([name, load]) => [`device: ${name}`, () => shown('device', load)] as const),
  // A copy of one test only lacks parts that "nothing done" lacks as well.
  ...[...learners.slice(2), ['nothing done', nothing] as const].map(
    ([name, load]) => [`shared: ${name}`, () => shown('shared', load)] as const,
  ),
];

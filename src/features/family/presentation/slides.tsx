/** The slides of a presentation, each with its cards and a note for the speaker. */
import type { ReactNode } from 'react';
import { firstSampleSeed, sampleQuestion } from '@/data/items/sampleQuestion';
import {
  type LearnerSlide,
  questionMessage,
  slideMessages,
  type SlideName,
  slideNames,
} from '@/domain/dashboard/answer/slide-messages';
import { accuracyPeriodName, underpracticedTopics } from '@/domain/dashboard/practice/topic-accuracy';
import { countWeakTopics, topWeaknesses } from '@/domain/dashboard/practice/weakness';
import { firstSchoolWithTarget } from '@/domain/dashboard/scores/school-targets';
import { resultKindOf } from '@/domain/dashboard/scores/raw-results';
import type { ResultKind } from '@/domain/learner/raw-result';
import { daysAheadText, scheduleAhead } from '@/domain/dashboard/study/planned-days';
import { upcomingTests } from '@/domain/dashboard/study/upcoming-tests';
import { learnerName } from '@/domain/learner/learner-profile';
import { keepDatesUnbroken } from '@/lib/text/format';
import type { DashboardTabProps } from '../frame/dashboardTabProps';
import { WeaknessPanel } from '../tabs/my-page/WeaknessPanel';
import type { DetailOpener } from '../tabs/opened/useDetailDialogs';
import { VerdictCard } from '../tabs/overview/VerdictCard';
import { WeeklyGoalsPanel } from '../tabs/overview/WeeklyGoalsPanel';
import { WeeklyStudyPanel } from '../tabs/overview/WeeklyStudyPanel';
import { RawTrendPanel } from '../tabs/panels/scores/raw/RawTrendPanel';
import { TotalScorePanel } from '../tabs/panels/scores/TotalScorePanel';
import { SchedulePanel } from '../tabs/panels/study/SchedulePanel';
import { StudyDaysPanel } from '../tabs/panels/study/StudyDaysPanel';
import { UpcomingTestsPanel } from '../tabs/panels/study/UpcomingTestsPanel';
import { PercentilePanel } from '../tabs/scores/PercentilePanel';
import { ClosingSlide } from './ClosingSlide';
import { PracticeCard } from './PracticeCard';
import { QuestionCard } from './QuestionCard';
import { RawResultCards } from './RawResultCards';
import { ResultCards } from './ResultCards';
import { ReturnedCards } from './ReturnedCards';
import { SideBySide } from './SideBySide';

export interface Slide {
  readonly name: SlideName;
  /** Whose side the slide shows and its subject: "Parent: total score". Unique. */
  readonly topic: string;
  /** One line that sums up the slide, after the learner's name unless the slide is about the site. */
  readonly message: string;
  /** For the speaker. */
  readonly note: string;
  readonly draw: () => ReactNode;
}

type SlideProps = DashboardTabProps & DetailOpener;

const question = sampleQuestion(firstSampleSeed);

/** The slides that are the same for everyone. */
const siteSlides: Readonly<Record<Exclude<SlideName, LearnerSlide>, Omit<Slide, 'name'>>> = {
  question: {
    topic: 'Student: a question',
    message: questionMessage(question),
    note: 'Read the question aloud and let the audience choose before you go through the choices. Most will want the discount or the percent. That is the point, because a student learns from the reason a wrong choice is tempting, not from the letter.',
    draw: () => <QuestionCard item={question} />,
  },
  closing: {
    topic: 'Try it',
    message: 'Try it on your own device',
    note: 'Leave this slide on the screen while the audience asks questions. The code opens the home page, where everyone starts without a record.',
    draw: () => <ClosingSlide />,
  },
};

type LearnerSlideFacts = Pick<Slide, 'topic' | 'note'> & { readonly draw: (props: SlideProps) => ReactNode };

const learnerSlides: Readonly<Record<LearnerSlide, LearnerSlideFacts>> = {
  practice: {
    topic: 'Student: a day of practice',
    note: 'You see one day, session by session, with what the student got right. Nobody filled this in. The site counts it while the student works.',
    draw: ({ family: { asOf }, learner }) => <PracticeCard learner={learner} asOf={asOf} />,
  },
  result: {
    topic: 'Student: the result',
    note: 'This is the newest test with a total. The dot is the score, the bar around the dot is the range that chance explains, and the dashed mark is the target. A ring, if there is one, marks the previous test.',
    draw: ({ family: { asOf }, learner, openTest }) => (
      <ResultCards learner={learner} asOf={asOf} onOpen={openTest} />
    ),
  },
  returned: {
    topic: 'Student: what returned',
    note: 'A missed question returns after the days in the drawing. Two right answers settle it, and a wrong one begins again. Here is how many times the student got them right when they returned.',
    draw: ({ family: { asOf }, learner }) => <ReturnedCards learner={learner} asOf={asOf} />,
  },
  plan: {
    topic: 'Student: the plan',
    note: 'You see what to do on each of the next seven days, and the tests ahead. After missed work, one press in the planner spreads that work over later days.',
    draw: ({ family: { asOf }, learner }) => (
      <SideBySide ratio={0.9}>
        <SchedulePanel
          title="The Next Seven Days"
          schedule={scheduleAhead(learner.plan, asOf)}
          days={daysAheadText(asOf)}
        />
        <UpcomingTestsPanel tests={upcomingTests(learner, asOf)} show="status" />
      </SideBySide>
    ),
  },
  verdict: {
    topic: 'Parent: how it is going',
    note: 'From here on, you see the parent’s side. It takes five seconds to read: on track or not, since when, the next step, and a sentence to say at dinner. The verdict compares the range of the latest full test with the target, so a lucky day doesn’t make it green.',
    draw: ({ family, learner }) => <VerdictCard family={family} learner={learner} />,
  },
  total: {
    topic: 'Parent: total score',
    note: 'Each dot is a full test, and the shaded area is the range that chance explains. Point to the dashed line across, which is the target, and, if there is one, to the dashed end, which is a forecast for test day.',
    draw: ({ family: { asOf }, learner, openTest }) => (
      <TotalScorePanel title="Performance Trends" learner={learner} asOf={asOf} onOpen={openTest} />
    ),
  },
  week: {
    topic: 'Parent: the week',
    note: 'These are the hours by day and subject, beside the week before. Press a bar to open that day’s sessions.',
    draw: ({ family: { asOf }, learner, openDay }) => (
      <WeeklyStudyPanel learner={learner} asOf={asOf} onOpen={openDay} />
    ),
  },
  studyDays: {
    topic: 'Parent: study days',
    note: 'Each square is a day, darker with more hours. The outline is the current streak. Planned rest days don’t break it.',
    draw: ({ family: { asOf }, learner, openDay }) => (
      <StudyDaysPanel learner={learner} asOf={asOf} onOpen={openDay} />
    ),
  },
  weaknesses: {
    topic: 'Parent: what to work on',
    note: 'These are the weak topics, in the order in which to practice them. The weekly report begins with the first one, and so does the advice, unless something is more urgent than practice.',
    draw: ({ family: { asOf }, learner }) => (
      <WeaknessPanel
        weaknesses={topWeaknesses(learner, asOf)}
        count={countWeakTopics(learner, asOf)}
        unknown={underpracticedTopics(learner, asOf)}
        stretch={accuracyPeriodName(learner, asOf)}
      />
    ),
  },
  percentile: {
    topic: 'Parent: percentiles and schools',
    note: 'You see the percentile of each full test and the target that the family has set for each school. If you show a sample, say that the figures are invented.',
    draw: ({ family: { asOf }, learner, openTest }) => (
      <PercentilePanel
        learner={learner}
        school={firstSchoolWithTarget(learner.profile.schools)}
        asOf={asOf}
        onOpen={openTest}
      />
    ),
  },
  goals: {
    topic: 'Parent: goals of the week',
    note: 'The site counts the goals, so nobody has to check them off. To show another family, change it here; the slide stays.',
    draw: ({ family: { asOf }, learner }) => <WeeklyGoalsPanel learner={learner} asOf={asOf} />,
  },
};

/** The slides that differ at a level without score tables. */
const rawSlides: Readonly<Partial<Record<LearnerSlide, LearnerSlideFacts>>> = {
  result: {
    topic: 'Student: the result',
    note: 'This is the newest test with all sections. The bars show how many of all questions were right. A raw score takes off a quarter of a point for each wrong answer, as the real test does. There is no scaled score, because we found no public table for this level.',
    draw: ({ family: { asOf }, learner }) => <RawResultCards learner={learner} asOf={asOf} />,
  },
  verdict: {
    ...learnerSlides.verdict,
    note: 'From here on, you see the parent’s side. It takes five seconds to read: where the student stands, the next step, and a sentence to say at dinner. A target is compared with official scores only.',
  },
  total: {
    topic: 'Parent: results over time',
    note: 'This is the share of questions right in each section, test by test. All of the tests are of one kind, so they have the same number of questions.',
    draw: ({ family: { asOf }, learner, openTest }) => (
      <RawTrendPanel title="Performance Trends" learner={learner} asOf={asOf} onOpen={openTest} isOnSlide />
    ),
  },
};

const slidesOf: Readonly<Record<ResultKind, Readonly<Record<LearnerSlide, LearnerSlideFacts>>>> = {
  scaled: learnerSlides,
  raw: { ...learnerSlides, ...rawSlides },
};

/** Returns the slides for a learner, without those that have nothing to show yet; only the current one is drawn. */
export function buildSlides(props: SlideProps): readonly Slide[] {
  const { family, learner } = props;
  const messages = slideMessages(learner, family.asOf);
  const name = learner.profile.nickname === null ? 'A student' : learnerName(learner.profile);
  return slideNames.flatMap((slide): readonly Slide[] => {
    if (slide === 'question' || slide === 'closing') return [{ name: slide, ...siteSlides[slide] }];
    const { draw, ...texts } = slidesOf[resultKindOf(learner)][slide];
    const message = messages[slide];
    if (message === null) return [];
    return [
      {
        name: slide,
        ...texts,
        message: `${name}: ${keepDatesUnbroken(message)}`,
        draw: () => draw(props),
      },
    ];
  });
}

/** Returns the index of a slide or, if it is left out, of the one before it. */
export function slideIndexOf(slides: readonly Pick<Slide, 'name'>[], name: SlideName): number {
  const order = slideNames.indexOf(name);
  return Math.max(
    0,
    slides.findLastIndex((slide) => slideNames.indexOf(slide.name) <= order),
  );
}

/** The slides of a presentation, one card each, with a note for the speaker. */
import { slideMessages } from '@/domain/dashboard/answer/slide-messages';
import { accuracyPeriodName, underpracticedTopics } from '@/domain/dashboard/practice/topic-accuracy';
import { topWeaknesses } from '@/domain/dashboard/practice/weakness';
import { firstSchoolWithRequirement } from '@/domain/dashboard/scores/school-requirements';
import { weeklyTargetHoursOf, weeklyTargetName } from '@/domain/dashboard/study/weekly-target';
import { loggedWeeks } from '@/domain/dashboard/study/logged-weeks';
import { VerdictCard } from '../tabs/overview/VerdictCard';
import { WeaknessPanel } from '../tabs/my-page/WeaknessPanel';
import type { DetailOpener } from '../tabs/opened/useDetailDialogs';
import { SectionScoresPanel } from '../tabs/overview/SectionScoresPanel';
import { ClosingSlide } from './ClosingSlide';
import { WeeklyGoalsPanel } from '../tabs/overview/WeeklyGoalsPanel';
import { WeeklyStudyPanel } from '../tabs/overview/WeeklyStudyPanel';
import { StudyDaysPanel } from '../tabs/panels/study/StudyDaysPanel';
import { TotalScorePanel } from '../tabs/panels/scores/TotalScorePanel';
import { PercentilePanel } from '../tabs/scores/PercentilePanel';
import type { Slide } from '../frame/usePresentation';
import type { DashboardTabProps } from '../frame/dashboardTabProps';

type SlideProps = DashboardTabProps & DetailOpener;

/** Returns the slides for a learner; only the current one is drawn. */
export function buildSlides({ family, learner, openTest, openDay }: SlideProps): readonly Slide[] {
  const { asOf } = family;
  const { schools } = learner.profile;
  const messages = slideMessages(learner, asOf);
  return [
    {
      topic: 'How it is going',
      message: messages.verdict,
      note: 'Five seconds: on track or not, since when, the one next step, and a sentence to say at dinner. The verdict compares the range of the latest full test with the target, so a lucky day doesn\u2019t make it green.',
      isWords: true,
      draw: () => <VerdictCard family={family} learner={learner} />,
    },
    {
      topic: 'Total score',
      message: messages.total,
      note: 'Each dot is a full test, and the shaded area is the range that chance explains. Point to the dashed line, which is the target.',
      draw: () => (
        <TotalScorePanel title="Performance Trends" learner={learner} asOf={asOf} onOpen={openTest} />
      ),
    },
    {
      topic: 'Section scores',
      message: messages.sections,
      note: 'The same for Verbal, Math, and Reading, on one scale. Ask the audience which section has the most to gain; the sentence on top answers it.',
      draw: () => <SectionScoresPanel learner={learner} asOf={asOf} onOpen={openTest} />,
    },
    {
      topic: 'The week',
      message: messages.week,
      note: 'Hours by day and subject, beside the week before. Press a bar to open the sessions of its day.',
      draw: () => (
        <WeeklyStudyPanel
          weeks={loggedWeeks(learner, asOf)}
          targetHours={weeklyTargetHoursOf(learner.profile)}
          targetName={weeklyTargetName(learner.profile)}
          plan={learner.plan}
          asOf={asOf}
          onOpen={openDay}
        />
      ),
    },
    {
      topic: 'Study days',
      message: messages.studyDays,
      note: 'Each square is a day, darker with more hours. The outline is the current streak. Planned rest days don\u2019t break it.',
      draw: () => <StudyDaysPanel learner={learner} asOf={asOf} onOpen={openDay} />,
    },
    {
      topic: 'What to work on',
      message: messages.weaknesses,
      isWords: true,
      note: 'The weak topics of four weeks in the order in which to practice them. The weekly report begins with the first one, and so does the advice, unless something is more urgent than practice.',
      draw: () => (
        <WeaknessPanel
          weaknesses={topWeaknesses(learner, asOf)}
          unknown={underpracticedTopics(learner, asOf)}
          stretch={accuracyPeriodName(learner, asOf)}
        />
      ),
    },
    {
      topic: 'Percentiles and schools',
      message: messages.percentile,
      note: 'The percentile of each full test against what each target school asks for. Say that these are sample figures, and that schools publish their own requirements.',
      draw: () => (
        <PercentilePanel
          tests={learner.tests}
          school={firstSchoolWithRequirement(schools)}
          schools={schools}
          asOf={asOf}
          onOpen={openTest}
        />
      ),
    },
    {
      topic: 'Goals of the week',
      message: messages.goals,
      isWords: true,
      note: 'Goals are counted by the site, so nobody has to check them off. To show another family, change it here: the slide stays.',
      draw: () => <WeeklyGoalsPanel learner={learner} asOf={asOf} />,
    },
    {
      topic: 'Try it',
      message: 'Try it on your own device',
      isAboutSite: true,
      isWords: true,
      note: 'Leave this slide on the screen while the audience asks questions. The code opens the home page, where everyone starts without a record.',
      draw: () => <ClosingSlide />,
    },
  ];
}

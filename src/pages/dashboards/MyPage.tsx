import { preparationHeadline } from '@/domain/dashboard/answer/preparation-headline';
import { accuracyPeriodName, underpracticedTopics } from '@/domain/dashboard/practice/topic-accuracy';
import { skillAccuracies } from '@/domain/dashboard/practice/skill-accuracy';
import { hasWholeTest } from '@/domain/dashboard/scores/result-figures';
import { recentActivities } from '@/domain/dashboard/insights/activities';
import { countWeakTopics, weakestSection, topWeaknesses } from '@/domain/dashboard/practice/weakness';
import { MyDashboardStats } from '@/features/family/tabs/my-page/MyDashboardStats';
import { SkillsPanel } from '@/features/family/tabs/my-page/SkillsPanel';
import { useDetailDialogs } from '@/features/family/tabs/opened/useDetailDialogs';
import { StudyDaysPanel } from '@/features/family/tabs/panels/study/StudyDaysPanel';
import { resultPanelsOf } from '@/features/family/tabs/panels/scores/resultPanels';
import { StudyProgressPanel } from '@/features/family/tabs/panels/progress/StudyProgressPanel';
import { WeaknessPanel } from '@/features/family/tabs/my-page/WeaknessPanel';
import { ActivityPanel } from '@/features/family/tabs/panels/ActivityPanel';
import { activityScoreRows } from '@/features/family/tabs/panels/activityRows';
import { NextStepLine } from '@/features/family/tabs/panels/NextStepLine';
import { VerdictHeadline } from '@/features/family/tabs/panels/VerdictHeadline';
import { DashboardPage } from '@/features/family/DashboardPage';
import { MissedQuestions } from '@/features/results/missed/MissedQuestions';
import { TodayCardReader } from '@/features/today/TodayCardReader';
import type { DashboardTabProps } from '@/features/family/frame/dashboardTabProps';
import { CardCell, CardGrid, SectionStack } from '@/ui/cards/CardGrid';

export default function MyPage() {
  return (
    <DashboardPage id="myPage" MissedQuestions={MissedQuestions} today={<TodayCardReader />}>
      {({ family, learner }) => <MyBoard family={family} learner={learner} />}
    </DashboardPage>
  );
}

/** The number of activities that fit beside the calendar. */
const listedActivities = 5;

function MyBoard({ family, learner }: DashboardTabProps) {
  const { asOf } = family;
  const stretch = accuracyPeriodName(learner, asOf);
  const weaknesses = topWeaknesses(learner, asOf);
  const { renderDialog, ...opener } = useDetailDialogs({ family, learner });
  const activities = recentActivities(learner);
  // A card of a line or two gets a row of its own.
  const isNew = activities.length < 3;
  const isShort = weaknesses.length === 1;
  // Without a test of all sections, the card of trends is a single line and gets a row of its own.
  const hasTrend = hasWholeTest(learner);
  const { Trend } = resultPanelsOf(learner);
  return (
    <>
      <VerdictHeadline sentence={preparationHeadline(learner, asOf)} />
      <NextStepLine family={family} learner={learner} />
      <SectionStack>
        <MyDashboardStats learner={learner} asOf={asOf} onOpen={opener.openFigure} />
        <CardGrid>
          <CardCell wide={hasTrend ? 7 : 12} medium={12}>
            <Trend title="Performance Trends" learner={learner} asOf={asOf} onOpen={opener.openTest} />
          </CardCell>
          <CardCell wide={hasTrend ? 5 : 12} medium={12}>
            <StudyProgressPanel learner={learner} asOf={asOf} />
          </CardCell>
          <CardCell wide={isShort ? 12 : 7} medium={12}>
            <SkillsPanel
              skills={skillAccuracies(learner, asOf)}
              stretch={stretch}
              first={weakestSection(weaknesses)}
            />
          </CardCell>
          <CardCell wide={isShort ? 12 : 5} medium={12}>
            <WeaknessPanel
              weaknesses={weaknesses}
              count={countWeakTopics(learner, asOf)}
              unknown={underpracticedTopics(learner, asOf)}
              stretch={stretch}
            />
          </CardCell>
          <CardCell wide={isNew ? 12 : 7} medium={12}>
            <StudyDaysPanel learner={learner} asOf={asOf} onOpen={opener.openDay} />
          </CardCell>
          <CardCell wide={isNew ? 12 : 5} medium={12}>
            <ActivityPanel
              rows={activityScoreRows(activities, asOf)}
              opener={opener}
              limit={listedActivities}
            />
          </CardCell>
        </CardGrid>
      </SectionStack>
      {renderDialog()}
    </>
  );
}

import { useMemo, useRef } from 'react';
import { topicAdvice } from '@/data/texts/topic-advice';
import { firstStudyDay } from '@/domain/dashboard/study-log';
import { weeklyTargetHoursOf, weeklyTargetName } from '@/domain/dashboard/study/weekly-target';
import { studyHeadline } from '@/domain/dashboard/tab-headlines';
import { weeksInRange } from '@/domain/dashboard/study/study-range';
import { accuracyPeriodName } from '@/domain/dashboard/practice/topic-accuracy';
import { productivityMetrics } from '@/domain/dashboard/insights/productivity-metrics';
import { findSchedulePatterns } from '@/domain/dashboard/insights/schedule-patterns';
import { studyAdvice } from '@/domain/dashboard/insights/study-advice';
import { filterBySubject } from '@/domain/dashboard/study/filter-by-subject';
import { loggedWeekFrom, loggedWeeks } from '@/domain/dashboard/study/logged-weeks';
import { formatWeekSpan } from '@/lib/dates/formatDaySpan';
import { CardCell, CardGrid, SectionStack } from '@/ui/cards/CardGrid';
import { useDetailDialogs } from '../opened/useDetailDialogs';
import { NotesPanel } from '../panels/notes/NotesPanel';
import { VerdictHeadline } from '../panels/VerdictHeadline';
import { StudyDaysPanel } from '../panels/study/StudyDaysPanel';
import { AdvicePanel } from './AdvicePanel';
import { DailyHoursPanel } from './DailyHoursPanel';
import { ProductivityPanel } from './ProductivityPanel';
import { SchedulePatternsPanel } from './SchedulePatternsPanel';
import { StudyStats } from './StudyStats';
import { SubjectTimePanel } from './SubjectTimePanel';
import { WeeklyTotalsPanel } from './WeeklyTotalsPanel';
import { StudyFilterChips } from './StudyFilterChips';
import { useStudyFilter } from './studyFilter';
import type { DashboardTabProps } from '../../frame/dashboardTabProps';
import { learnerVisitKey } from '../../frame/useDashboard';

/** The Study Time tab: the week's hours against the target, by day and subject, and how well the time is used. */
export default function StudyTab({ family, learner }: DashboardTabProps) {
  const { asOf } = family;
  const { openDay, openFigure, renderDialog } = useDetailDialogs({ family, learner });
  const { plan } = learner;
  const weeks = loggedWeeks(learner, asOf);
  const { filter, turnSubject, showDay, showWeek, clear } = useStudyFilter(
    weeks,
    learnerVisitKey(family, learner),
  );
  const { subject, weeksAgo } = filter;
  const shown = useMemo(
    () => (subject === null ? learner : filterBySubject(learner, subject)),
    [learner, subject],
  );
  // Includes weeks without the selected subject, so that `weeksAgo` is the index of the same week in both lists.
  const shownWeeks = weeks.map(({ from }) => loggedWeekFrom(shown, from));
  const target = weeklyTargetHoursOf(shown.profile);
  const daily = useRef<HTMLDivElement>(null);
  const inSight = () => daily.current?.scrollIntoView({ block: 'nearest' });
  const week = weeks[weeksAgo] ?? weeks[0];
  // The few days of a first week are one line of cells, which gets a row of its own.
  const isNew = weeks.length < 2;
  return (
    <>
      <VerdictHeadline sentence={studyHeadline(weeks, weeklyTargetHoursOf(learner.profile), plan, asOf)} />
      <StudyFilterChips
        filter={filter}
        week={week === undefined ? '' : formatWeekSpan(week.from, asOf.day)}
        onClear={clear}
      />
      <SectionStack>
        <StudyStats
          weeks={shownWeeks.slice(weeksAgo)}
          isThisWeek={weeksAgo === 0}
          targetHours={target}
          plan={plan}
          targetName={weeklyTargetName(learner.profile)}
          subject={subject}
          asOf={asOf}
          onOpen={openFigure}
        />
        <CardGrid>
          <CardCell wide={12} medium={12}>
            <div ref={daily} style={{ display: 'grid' }}>
              <DailyHoursPanel
                learner={shown}
                weeks={shownWeeks}
                asOf={asOf}
                filter={filter}
                onOpen={openDay}
                onWholeWeek={() => clear('day')}
                onWeek={showWeek}
                onSubject={turnSubject}
              />
            </div>
          </CardCell>
          <CardCell wide={isNew ? 12 : 6} medium={12}>
            <StudyDaysPanel
              learner={shown}
              since={firstStudyDay(learner)}
              asOf={asOf}
              onOpen={(day) => {
                showDay(day);
                inSight();
              }}
            />
          </CardCell>
          <CardCell wide={isNew ? 12 : 6} medium={12}>
            <WeeklyTotalsPanel
              weeks={shownWeeks}
              notes={learner.notes}
              targetHours={target}
              isOneSubject={subject !== null}
              asOf={asOf}
              onOpen={(ago) => {
                showWeek(ago);
                inSight();
              }}
            />
          </CardCell>
          <CardCell wide={12} medium={12}>
            <NotesPanel family={family} learner={learner} />
          </CardCell>
          <CardCell wide={12} medium={12}>
            <SubjectTimePanel weeks={weeksInRange(weeks, 'month')} onOpen={turnSubject} />
          </CardCell>
          <CardCell wide={12} medium={12}>
            <ProductivityPanel
              metrics={productivityMetrics(learner, asOf)}
              stretch={accuracyPeriodName(learner, asOf)}
            />
          </CardCell>
          <CardCell wide={12} medium={12}>
            <SchedulePatternsPanel patterns={weeks.length === 0 ? [] : findSchedulePatterns(plan, asOf)} />
          </CardCell>
          <CardCell wide={12} medium={12}>
            <AdvicePanel advice={studyAdvice(learner, topicAdvice, asOf)} />
          </CardCell>
        </CardGrid>
      </SectionStack>
      {renderDialog()}
    </>
  );
}

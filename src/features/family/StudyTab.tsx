import { useMemo, useRef } from 'react';
import { topicAdvice } from '@/data/texts/topic-advice';
import { weeklyTarget } from '@/domain/dashboard/study/weekly-target';
import { studyHeadline } from '@/domain/dashboard/tab-headlines';
import { weeksIn } from '@/domain/dashboard/study/study';
import { practiceStretch } from '@/domain/dashboard/practice/practice';
import { productivityOf } from '@/domain/dashboard/told/metrics';
import { patternsOf } from '@/domain/dashboard/told/patterns';
import { studyAdvice } from '@/domain/dashboard/told/study-advice';
import { onlySubject } from '@/domain/dashboard/study/one-subject';
import { weekFrom, weeksOf } from '@/domain/dashboard/study/weeks';
import { dashboardNames } from '@/domain/section-names';
import { weekSpan } from '@/lib/daySpan';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { Sections } from '@/ui/page/Sections';
import { useOpened } from './opened/useOpened';
import { Headline } from './panels/Headline';
import { StudyDaysPanel } from './panels/StudyDaysPanel';
import { AdvicePanel } from './study/AdvicePanel';
import { DailyHoursPanel } from './study/DailyHoursPanel';
import { ProductivityPanel } from './study/ProductivityPanel';
import { SchedulePatternsPanel } from './study/SchedulePatternsPanel';
import { StudyStats } from './study/StudyStats';
import { SubjectTimePanel } from './study/SubjectTimePanel';
import { WeeklyTotalsPanel } from './study/WeeklyTotalsPanel';
import { FilterChips } from './study/FilterChips';
import { useStudyFilter } from './study/studyFilter';
import type { CoreProps } from './tabProps';
import { visitScope } from './useDashboard';

/** Study Time: the week against its target, day by day and subject by subject, and how the time is used. */
export default function StudyTab({ family, record }: CoreProps) {
  const { asOf } = family;
  const { openDay, openFigure, dialog } = useOpened({ family, record });
  const { plan } = record;
  const weeks = weeksOf(record, asOf);
  const { filter, turnSubject, showDay, showWeek, clear } = useStudyFilter(weeks, visitScope(family, record));
  const { subject, weeksAgo } = filter;
  const shown = useMemo(() => (subject === null ? record : onlySubject(record, subject)), [record, subject]);
  // The subject may have fewer weeks than the log: a week is chosen by its place among all of them.
  const shownWeeks = weeks.map(({ from }) => weekFrom(shown, from));
  const target = weeklyTarget(shown.profile);
  const daily = useRef<HTMLDivElement>(null);
  const inSight = () => daily.current?.scrollIntoView({ block: 'nearest' });
  const week = weeks[weeksAgo] ?? weeks[0];
  return (
    <>
      <Headline sentence={studyHeadline(weeks, weeklyTarget(record.profile), asOf)} />
      <FilterChips
        filter={filter}
        week={week === undefined ? '' : weekSpan(week.from, asOf.day)}
        onClear={clear}
      />
      <Sections>
        <StudyStats
          weeks={shownWeeks.slice(weeksAgo)}
          isThisWeek={weeksAgo === 0}
          targetHours={target}
          subject={subject === null ? null : dashboardNames[subject]}
          asOf={asOf}
          onOpen={openFigure}
        />
        <CardGrid>
          <CardCell wide={12} medium={12}>
            <div ref={daily} style={{ display: 'grid' }}>
              <DailyHoursPanel
                record={shown}
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
          <CardCell wide={6} medium={12}>
            <StudyDaysPanel
              record={shown}
              asOf={asOf}
              onOpen={(day) => {
                showDay(day);
                inSight();
              }}
            />
          </CardCell>
          <CardCell wide={6} medium={12}>
            <WeeklyTotalsPanel
              weeks={shownWeeks}
              targetHours={target}
              today={asOf.day}
              onOpen={(ago) => {
                showWeek(ago);
                inSight();
              }}
            />
          </CardCell>
          <CardCell wide={7} medium={12}>
            <SubjectTimePanel weeks={weeksIn(weeks, 'month')} onOpen={turnSubject} />
          </CardCell>
          <CardCell wide={5} medium={12}>
            <ProductivityPanel
              metrics={productivityOf(record, asOf)}
              stretch={practiceStretch(record, asOf)}
            />
          </CardCell>
          <CardCell wide={12} medium={12}>
            <SchedulePatternsPanel patterns={weeks.length === 0 ? [] : patternsOf(plan, asOf)} />
          </CardCell>
          <CardCell wide={12} medium={12}>
            <AdvicePanel advice={studyAdvice(record, topicAdvice, asOf)} />
          </CardCell>
        </CardGrid>
      </Sections>
      {dialog}
    </>
  );
}

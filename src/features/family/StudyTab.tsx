import { topicAdvice } from '@/data/texts/topic-advice';
import { weeklyTarget } from '@/domain/dashboard/study/weekly-target';
import { studyHeadline } from '@/domain/dashboard/tab-headlines';
import { weeksIn } from '@/domain/dashboard/study/study';
import { practiceStretch } from '@/domain/dashboard/practice/practice';
import { productivityOf } from '@/domain/dashboard/told/metrics';
import { patternsOf } from '@/domain/dashboard/told/patterns';
import { studyAdvice } from '@/domain/dashboard/told/study-advice';
import { weeksOf } from '@/domain/dashboard/study/weeks';
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
import type { CoreProps } from './tabProps';

/** Study Time: the week against its target, day by day and subject by subject, and how the time is used. */
export default function StudyTab({ family, record }: CoreProps) {
  const { asOf } = family;
  const { openDay, openFigure, dialog } = useOpened({ family, record });
  const { plan } = record;
  const target = weeklyTarget(record.profile);
  const weeks = weeksOf(record, asOf);
  return (
    <>
      <Headline sentence={studyHeadline(weeks, target, asOf)} />
      <Sections>
        <StudyStats weeks={weeks} targetHours={target} asOf={asOf} onOpen={openFigure} />
        <CardGrid>
          <CardCell wide={12} medium={12}>
            <DailyHoursPanel record={record} asOf={asOf} onOpen={openDay} />
          </CardCell>
          <CardCell wide={6} medium={12}>
            <StudyDaysPanel record={record} asOf={asOf} onOpen={openDay} />
          </CardCell>
          <CardCell wide={6} medium={12}>
            <WeeklyTotalsPanel weeks={weeks} targetHours={target} today={asOf.day} />
          </CardCell>
          <CardCell wide={7} medium={12}>
            <SubjectTimePanel weeks={weeksIn(weeks, 'month')} />
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

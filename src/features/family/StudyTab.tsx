import { studyHeadline } from '@/domain/family/tab-headlines';
import { weeksIn } from '@/domain/family/study';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { Sections } from '@/ui/page/Sections';
import { Headline } from './panels/Headline';
import { AdvicePanel } from './study/AdvicePanel';
import { DailyHoursPanel } from './study/DailyHoursPanel';
import { ProductivityPanel } from './study/ProductivityPanel';
import { SchedulePatternsPanel } from './study/SchedulePatternsPanel';
import { StudyStats } from './study/StudyStats';
import { SubjectTimePanel } from './study/SubjectTimePanel';
import type { TabProps } from './tabProps';

/** Study Time: the week against its target, day by day and subject by subject, and how the time is used. */
export default function StudyTab({ detail }: TabProps) {
  return (
    <>
      <Headline sentence={studyHeadline(detail)} />
      <Sections>
        <StudyStats detail={detail} />
        <CardGrid>
          <CardCell wide={12} medium={12}>
            <DailyHoursPanel detail={detail} />
          </CardCell>
          <CardCell wide={7} medium={12}>
            <SubjectTimePanel weeks={weeksIn(detail.log, 'week')} />
          </CardCell>
          <CardCell wide={5} medium={12}>
            <SchedulePatternsPanel patterns={detail.patterns} />
          </CardCell>
          <CardCell wide={7} medium={12}>
            <ProductivityPanel metrics={detail.productivity} />
          </CardCell>
          <CardCell wide={5} medium={12}>
            <AdvicePanel advice={detail.studyAdvice} />
          </CardCell>
        </CardGrid>
      </Sections>
    </>
  );
}

import type { ComponentType } from 'react';
import { completionOf } from '@/domain/family/completion';
import { overviewHeadline } from '@/domain/family/headline';
import { targetTotal } from '@/domain/family/tests';
import { weeksOf } from '@/domain/family/weeks';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { Sections } from '@/ui/page/Sections';
import { CompletionCard } from './overview/CompletionCard';
import { TrendsPanel } from './overview/TrendsPanel';
import { WeeklyStudyPanel } from './overview/WeeklyStudyPanel';
import { Headline } from './panels/Headline';
import type { CoreProps } from './tabProps';

interface OverviewTabProps extends CoreProps {
  /**
   * The last row, null until its code has come. It is below every screen's fold and comes after the first paint, so that the
   * document and what is fetched for it stay small.
   */
  readonly Rest: ComponentType<CoreProps> | null;
}

/** Progress Overview: how far each subject is, the week's hours, the trend, and what was done last. */
export function OverviewTab({ family, record, Rest }: OverviewTabProps) {
  const { asOf } = family;
  return (
    <>
      <Headline sentence={overviewHeadline(record, asOf)} />
      <Sections>
        <CardGrid>
          {completionOf(record).map((completion) => (
            <CardCell key={completion.subject} wide={3} narrow={6}>
              <CompletionCard completion={completion} />
            </CardCell>
          ))}
        </CardGrid>
        <CardGrid>
          <CardCell wide={5} medium={12}>
            <WeeklyStudyPanel weeks={weeksOf(record.log, asOf)} targetHours={record.weeklyTargetHours} />
          </CardCell>
          <CardCell wide={7} medium={12}>
            <TrendsPanel tests={record.log.tests} target={targetTotal(record)} />
          </CardCell>
          {Rest !== null && <Rest family={family} record={record} />}
        </CardGrid>
      </Sections>
    </>
  );
}

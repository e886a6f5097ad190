import { overviewHeadline } from '@/domain/family/headline';
import { useOpened } from './opened/useOpened';
import { OverviewPanels } from './overview/OverviewPanels';
import { Headline } from './panels/Headline';
import type { CoreProps } from './tabProps';

/** Progress Overview: the week's hours and the scores against their targets, then the days, the plan, and what was done last. */
export function OverviewTab({ family, record }: CoreProps) {
  const { openTest, openDay, dialog } = useOpened({ family, record });
  return (
    <>
      <Headline sentence={overviewHeadline(record, family.asOf)} />
      <OverviewPanels family={family} record={record} openTest={openTest} openDay={openDay} />
      {dialog}
    </>
  );
}

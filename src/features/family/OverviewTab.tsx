import { memo } from 'react';
import { AnswerCard } from './answer/AnswerCard';
import { useOpened } from './opened/useOpened';
import { OverviewPanels } from './overview/OverviewPanels';
import type { CoreProps } from './tabProps';

/** Progress Overview: the answer, the week's hours and the scores against their targets, then the days, the plan, and what was done last. */
export const OverviewTab = memo(function OverviewTab({ family, record }: CoreProps) {
  const { dialog, ...opener } = useOpened({ family, record });
  return (
    <>
      <AnswerCard family={family} record={record} />
      <OverviewPanels family={family} record={record} {...opener} />
      {dialog}
    </>
  );
});

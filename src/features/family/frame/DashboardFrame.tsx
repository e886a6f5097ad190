import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { site } from '@/site';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeading } from '@/ui/page/PageHeading';
import { ChildSelect } from '../panels/ChildSelect';
import { SampleDataChip } from '../panels/SampleDataChip';
import type { Dashboard } from '../useDashboard';
import { type DashboardId, DashboardRow } from './DashboardRow';
import { PresentSwitch } from './PresentSwitch';
import { usePresentation } from './usePresentation';

interface DashboardFrameProps {
  readonly id: DashboardId;
  readonly dashboard: Dashboard;
  /** The line under the title; whose dashboard it is where none is given, and then the child is chosen beside it. */
  readonly line?: string;
  /** What governs the whole page beside the child. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** What all dashboards have around their content: the row that joins them, the title, whose figures they are, and for whom they are shown. */
export function DashboardFrame({ id, dashboard, line, aside, children }: DashboardFrameProps) {
  const presentation = usePresentation();
  const { family, record, carried, turnTo } = dashboard;
  const { child } = record;
  return (
    <>
      <DashboardRow current={id} carried={carried} presenting={presentation.presenting} />
      <PageBody board>
        <PageHeading
          low
          title={site[id].title}
          line={line ?? `${child.name}, grade ${child.grade}, aiming for ${child.targetSchool}`}
          lineIsExtra={line !== undefined}
          badge={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
              <SampleDataChip dashboard={dashboard} />
              <PresentSwitch {...presentation} />
            </Box>
          }
          aside={
            <>
              {line === undefined && (
                <ChildSelect family={family} value={child.id} onChange={(next) => turnTo('child', next)} />
              )}
              {aside}
            </>
          }
        />
        {children}
      </PageBody>
    </>
  );
}

import type { ReactNode } from 'react';
import { site } from '@/site';
import { PageBody } from '@/ui/page/PageBody';
import { ChildSelect } from '../panels/ChildSelect';
import { SampleDataChip } from '../panels/SampleDataChip';
import type { Dashboard } from '../useDashboard';
import { BoardHeading } from './BoardHeading';
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
        <BoardHeading
          title={site[id].title}
          line={line ?? `${child.name}, grade ${child.grade}, aiming for ${child.targetSchool}`}
          lineIsExtra={line !== undefined}
          badges={
            <>
              <SampleDataChip dashboard={dashboard} />
              <PresentSwitch {...presentation} />
            </>
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

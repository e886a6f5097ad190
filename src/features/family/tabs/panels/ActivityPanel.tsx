import ChevronRight from '@mui/icons-material/ChevronRight';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ActivityItem } from '@/domain/dashboard/insights/activities';
import type { IsoDay } from '@/lib/dates/calendar';
import { EmptyState } from '@/ui/cards/EmptyState';
import { FactLine } from '@/ui/cards/FactLine';
import { Panel } from '@/ui/cards/Panel';
import { Row } from '@/ui/cards/RowList';
import { ExpandableRows } from '@/ui/cards/ExpandableRows';
import { useDashboardAccess } from '../../frame/originContext';
import { RowOpenButton, RowOpenLink } from '@/ui/controls/dialogs/RowOpenButton';
import { sessionReviewPath } from '../opened/sessionReviewPath';
import type { DetailOpener } from '../opened/useDetailDialogs';

export interface ActivityListRow extends Pick<ActivityItem, 'id' | 'title' | 'sitting'> {
  readonly day: IsoDay;
  readonly facts: readonly string[];
  /** The result, such as a badge or a score. */
  readonly outcome: ReactNode;
}

interface ActivityPanelProps {
  readonly rows: readonly ActivityListRow[];
  readonly opener: DetailOpener;
  readonly title?: string;
  readonly limit?: number;
}

/** Recent activity, newest first; each finished session opens its details. A list longer than `limit` can be expanded. */
export function ActivityPanel({ rows, opener, title = 'Recent Activity', limit = 3 }: ActivityPanelProps) {
  const [newest] = rows;
  return (
    <Panel title={title} {...(newest !== undefined && { folded: <FactLine facts={newestFacts(newest)} /> })}>
      {rows.length === 0 && (
        <EmptyState
          preview="rows"
          title="Nothing here yet"
          text="A practice test appears here once it is finished."
        />
      )}
      <ExpandableRows label="Activities" entries={rows} limit={limit}>
        {(row) => (
          <Row
            key={row.id}
            opens={row.sitting !== null}
            end={
              <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                {row.outcome}
                {row.sitting !== null && (
                  <ChevronRight aria-hidden sx={{ color: 'text.secondary', displayPrint: 'none' }} />
                )}
              </Stack>
            }
          >
            <ActivityTitle row={row} opener={opener} />
            <Typography variant="secondary">
              <FactLine facts={row.facts} />
            </Typography>
          </Row>
        )}
      </ExpandableRows>
    </Panel>
  );
}

/**
 * Returns the facts on the newest activity for the folded panel, which has no badges, so a missed session is called missed in
 * words.
 */
function newestFacts({ title, facts, sitting }: ActivityListRow): readonly string[] {
  if (sitting === null) return [`${title} missed`, ...facts.slice(-1)];
  const [first, ...rest] = facts;
  return [first === undefined ? title : `${title}, ${first}`, ...rest];
}

/**
 * On the learner's own device, links to the answers; elsewhere, opens the details that are available: the test's scores, or the
 * day.
 */
function ActivityTitle({
  row: { sitting, title, day },
  opener,
}: {
  row: ActivityListRow;
  opener: DetailOpener;
}) {
  const isOwn = useDashboardAccess() === 'own';
  if (sitting === null) return <Typography>{title}</Typography>;
  const path = isOwn ? sessionReviewPath(sitting) : null;
  if (path !== null) return <RowOpenLink to={path}>{title}</RowOpenLink>;
  const open = () => (sitting.kind === 'test' ? opener.openTest(sitting.test) : opener.openDay(day));
  return <RowOpenButton onOpen={open}>{title}</RowOpenButton>;
}

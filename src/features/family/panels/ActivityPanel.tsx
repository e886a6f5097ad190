import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { Row } from '@/ui/cards/RowList';
import { ShortenedRows } from '@/ui/cards/ShortenedRows';

export interface ActivityRow {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  /** What came of it: a badge, a score. */
  readonly outcome: ReactNode;
}

interface ActivityPanelProps {
  readonly rows: readonly ActivityRow[];
  readonly title?: string;
  readonly limit?: number;
}

/** The last things done, newest first. The list opens in place when it is longer than `limit`. */
export function ActivityPanel({ rows, title = 'Recent Activity', limit = 3 }: ActivityPanelProps) {
  return (
    <Panel title={title}>
      {rows.length === 0 && (
        <EmptyState what="Nothing here yet" how="A finished practice test is the first thing to appear." />
      )}
      <ShortenedRows of={rows} limit={limit}>
        {(row) => (
          <Row key={row.id} end={row.outcome}>
            <Typography>{row.title}</Typography>
            <Typography variant="body2" color="textSecondary">
              {row.line}
            </Typography>
          </Row>
        )}
      </ShortenedRows>
    </Panel>
  );
}

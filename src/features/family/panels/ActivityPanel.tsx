import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { Row, RowList } from '@/ui/cards/RowList';

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
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, limit);
  return (
    <Panel title={title}>
      {rows.length === 0 && (
        <EmptyState what="Nothing here yet" how="A finished practice test is the first thing to appear." />
      )}
      <RowList>
        {shown.map((row) => (
          <Row key={row.id} end={row.outcome}>
            <Typography>{row.title}</Typography>
            <Typography variant="body2" color="textSecondary">
              {row.line}
            </Typography>
          </Row>
        ))}
      </RowList>
      {rows.length > limit && (
        <Button
          size="small"
          aria-expanded={all}
          onClick={() => setAll((was) => !was)}
          sx={{ alignSelf: 'flex-start', ml: -1.5, minHeight: 44 }}
        >
          {all ? 'Show fewer' : 'View All'}
        </Button>
      )}
    </Panel>
  );
}

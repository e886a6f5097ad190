import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Chip } from '@/ui/cards/Chip';

interface ReportBarProps {
  /** Which test the report is of: its name, or a choice of several. */
  readonly test: ReactNode;
  readonly isExample: boolean;
  /** What can be done with the report. */
  readonly children: ReactNode;
}

/** The line over a report: which test it is of, and its buttons. */
export function ReportBar({ test, isExample, children }: ReportBarProps) {
  return (
    <Box sx={{ ...bar, mt: isExample ? 2 : 0.5 }}>
      <div className="test">
        {test}
        {isExample && <Chip label="Worked example" />}
      </div>
      <div className="buttons">{children}</div>
    </Box>
  );
}

/** A test's name and day. */
export function reportTestLabel(test: string, date: string): ReactNode {
  return (
    <Typography color="textSecondary">
      {test} · {date}
    </Typography>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 1,
  mb: 3,
  '& > .test': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1.5,
    rowGap: 0.5,
    minWidth: 0,
  },
  // Words without an edge begin and end where the cards do.
  '& > .buttons': { display: 'flex', flexWrap: 'wrap', gap: 1, mx: -2 },
} as const;

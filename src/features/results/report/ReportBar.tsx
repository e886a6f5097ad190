import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ReportBarProps {
  /** The name of the report's test, or a select for several tests. */
  readonly test: ReactNode;
  readonly isExample: boolean;
  readonly children: ReactNode;
}

/** The bar above a report: the test it covers, and its buttons. */
export function ReportBar({ test, isExample, children }: ReportBarProps) {
  return (
    <Box sx={{ ...bar, mt: isExample ? 2 : 0.5 }}>
      <div className="test">
        {test}
        {isExample && <Chip size="small" label="Worked example" />}
      </div>
      <div className="buttons">{children}</div>
    </Box>
  );
}

/** The bar's buttons until the report has been read. */
export function ReportButtonsPlaceholder() {
  return (
    <>
      <Button startIcon={<Print />} disabled>
        Print
      </Button>
      <Button disabled>Parent’s page</Button>
    </>
  );
}

export function reportTestLabel(test: string, date: string): ReactNode {
  return <Typography color="textSecondary">{`${test} · ${date}`}</Typography>;
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
  // Negative margins align the labels of borderless buttons with the cards' edges.
  '& > .buttons': { display: 'flex', flexWrap: 'wrap', gap: 1, mx: -2 },
} as const;

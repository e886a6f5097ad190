import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Panel } from '@/ui/cards/Panel';
import { usePrintAlone } from '@/ui/print/usePrintAlone';

interface PrintableSheetProps {
  readonly title: string;
  readonly level?: 2 | 3;
  /** Describes the sheet's contents, or announces that it is still loading. */
  readonly state: string;
  /** Label of the button: "Print the worksheet". */
  readonly action: string;
  /** The control that selects the sheet, beside the button; not printed. */
  readonly choice?: ReactNode;
  readonly children: ReactNode;
}

/** A panel with a sheet and a button that prints only the sheet. */
export function PrintableSheet({ title, level = 3, state, action, choice, children }: PrintableSheetProps) {
  const { printProps, print } = usePrintAlone();
  return (
    <Box {...printProps} sx={onPaper}>
      <Panel title={title} level={level} summary={<span role="status">{state}</span>}>
        <Stack
          direction="row"
          sx={{ mb: 3, flexWrap: 'wrap', alignItems: 'center', gap: 1.5, displayPrint: 'none' }}
        >
          {choice}
          <Button variant="outlined" onClick={print}>
            <span>{action}</span>
          </Button>
        </Stack>
        {children}
      </Panel>
    </Box>
  );
}

/**
 * Prints the sheet alone, from the top of the page and tall enough to fill Letter, the shorter of the two paper sizes (A4 and
 * Letter). The sheet's notes take up the remaining height.
 */
const onPaper = {
  '@media print': {
    '&[data-print-alone]': { position: 'absolute', top: 0, left: 0, right: 0 },
    '&[data-print-alone] .MuiCard-root': { minHeight: '245mm', border: 0, p: 0 },
    '& [role="status"]': { display: 'none' },
  },
} as const;

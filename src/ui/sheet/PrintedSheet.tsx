import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Panel } from '@/ui/cards/Panel';
import { PrintStyles } from '@/ui/page/PrintStyles';
import { usePrintAlone } from '@/ui/page/usePrintAlone';

interface PrintedSheetProps {
  readonly title: string;
  readonly level?: 2 | 3;
  /** What the sheet is filled with, or that it is being read. */
  readonly state: string;
  /** What the button says: "Print the worksheet". */
  readonly action: string;
  /** What chooses the sheet, beside the button; not on paper. */
  readonly choice?: ReactNode;
  readonly children: ReactNode;
}

/** A panel with a sheet, which its button prints without the rest of the page. */
export function PrintedSheet({ title, level = 3, state, action, choice, children }: PrintedSheetProps) {
  const { marks, print } = usePrintAlone();
  return (
    <>
      <PrintStyles />
      <Box {...marks} sx={onPaper}>
        <Panel title={title} level={level} summary={<span role="status">{state}</span>}>
          <Box className="controls" sx={controls}>
            {choice}
            <Button variant="outlined" onClick={print}>
              {action}
            </Button>
          </Box>
          {children}
        </Panel>
      </Box>
    </>
  );
}

const controls = { mb: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;

/** Alone on its sheet, from the top of the paper to the foot of Letter, the lower of the two formats; notes get what is left. */
const onPaper = {
  '@media print': {
    '&[data-print-alone]': { position: 'absolute', top: 0, left: 0, right: 0 },
    '&[data-print-alone] .MuiCard-root': { minHeight: '245mm', border: 0, p: 0 },
    '& :is([role="status"], .controls)': { display: 'none' },
  },
} as const;

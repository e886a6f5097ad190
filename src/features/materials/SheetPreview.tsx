import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { brand } from '@/brand';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';
import { type SheetId, sheetTitle } from './sheetId';
import { previewStyles, sheetBrandStyles, sheetStyles, sheetTitleStyles } from './sheetStyles';
import type { SheetSelection } from './useSheetSelection';

/** Shown for the sheet named in the address. */
const printCommandText = 'Your browser’s print command prints this sheet, too.';

interface SheetPreviewProps {
  readonly sheet: SheetId;
  readonly sheets: SheetSelection;
  /** Describes the number of printed pages. */
  readonly pages: string;
  /** The printed content; null until it has loaded, or if nothing was chosen. */
  readonly children: ReactNode;
  /** The title on paper, if the chosen content has a title of its own. */
  readonly title?: ReactNode;
  /** The fields that choose the content. */
  readonly fields?: ReactNode;
}

/** A sheet as it will be printed, at a third of its size, with its print button. */
export function SheetPreview({
  sheet,
  sheets,
  pages,
  children,
  title = sheetTitle(sheet),
  fields,
}: SheetPreviewProps) {
  const isReady = children !== null;
  return (
    <Stack spacing={1.5} sx={{ '@media print': { display: 'block' } }}>
      <Box
        role="group"
        aria-label={`Preview: ${sheetTitle(sheet)}`}
        data-light
        {...(isReady && sheets.sheetToPrint === sheet && { 'data-print-alone': true })}
        sx={previewStyles}
      >
        <Box sx={sheetStyles}>
          <Stack direction="row" sx={sheetTitleStyles}>
            <span>{title}</span>
            <Box component="span" sx={sheetBrandStyles}>
              {brand.name}
            </Box>
          </Stack>
          {children}
        </Box>
      </Box>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start', displayPrint: 'none' }}>
        <NoScriptNotice>
          {isReady
            ? 'Your browser’s print command prints this sheet after the text of the page.'
            : 'This sheet needs JavaScript.'}
        </NoScriptNotice>
        {fields}
        <Typography variant="secondary" {...(fields !== undefined && { role: 'status' })} sx={needsScripts}>
          {isReady && sheets.selectedSheet === sheet ? `${pages} ${printCommandText}` : pages}
        </Typography>
        <Button
          variant="outlined"
          aria-disabled={!isReady}
          aria-label={`Print this sheet: ${sheetTitle(sheet)}`}
          onClick={() => isReady && sheets.print(sheet)}
          sx={needsScripts}
        >
          Print this sheet
        </Button>
      </Stack>
    </Stack>
  );
}

const needsScripts = { '@media (scripting: none)': { display: 'none' } } as const;

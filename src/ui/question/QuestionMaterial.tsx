import Box from '@mui/material/Box';
import type { Figure, Table } from '@/domain/exam/figure';
import { useDrawn } from './useDrawn';

interface QuestionMaterialProps {
  readonly figure: Figure | null;
  readonly table: Table | null;
}

/** What a question brings beside its words: a figure, a table, or nothing. */
export function QuestionMaterial({ figure, table }: QuestionMaterialProps) {
  const wanted = figure !== null || table !== null;
  const drawn = useDrawn(wanted);
  if (!wanted) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        justifyItems: 'start',
        // About the room it will take, so that the choices stay where they are when it arrives.
        minHeight: figure?.kind === 'number-line' ? 84 : 180,
        mb: { xs: 2.5, sm: 4 },
      }}
    >
      {drawn !== null && table !== null && <drawn.DataTable table={table} />}
      {drawn !== null && figure !== null && <drawn.FigureDrawing figure={figure} />}
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { Figure, Table } from '@/domain/exam/figure';
import { LoadFailed } from '@/ui/LoadFailed';
import { useDrawings } from './useDrawings';

interface QuestionMaterialProps {
  readonly figure: Figure | null;
  readonly table: Table | null;
}

/** What a question brings beside its words: a figure, a table, or nothing. */
export function QuestionMaterial({ figure, table }: QuestionMaterialProps) {
  const wanted = figure !== null || table !== null;
  const drawings = useDrawings(wanted);
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
      {drawings.state === 'ready' && table !== null && <drawings.module.DataTable table={table} />}
      {drawings.state === 'ready' && figure !== null && <drawings.module.FigureDrawing figure={figure} />}
      {drawings.state === 'failed' && (
        <LoadFailed what={figure === null ? 'The table' : 'The figure'} failed={drawings} />
      )}
    </Box>
  );
}

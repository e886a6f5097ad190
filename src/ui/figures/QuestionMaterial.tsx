import Box from '@mui/material/Box';
import type { Figure, Table } from '@/domain/exam/figure';
import { needed, useArrived } from '@/ui/useArrived';

interface QuestionMaterialProps {
  readonly figure: Figure | null;
  readonly table: Table | null;
}

const load = () => import('./QuestionMaterialDrawn');

/** What a question brings beside its words: a figure, a table, or nothing. The drawings are fetched with the first of them. */
export function QuestionMaterial({ figure, table }: QuestionMaterialProps) {
  const wanted = figure !== null || table !== null;
  const drawn = needed(useArrived(load, wanted));
  if (!wanted) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        justifyItems: 'start',
        minHeight: figure?.kind === 'number-line' ? 84 : 180,
        mb: { xs: 2.5, sm: 4 },
      }}
    >
      {drawn !== null && <drawn.QuestionMaterialDrawn figure={figure} table={table} />}
    </Box>
  );
}

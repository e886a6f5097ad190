import OpenInFull from '@mui/icons-material/OpenInFull';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useRef, useState } from 'react';
import type { Figure, ItemTable } from '@/domain/exam/figure';
import { LoadFailed } from '@/ui/loading/LoadFailed';
import { LoadingDialog } from '@/ui/loading/LoadingDialog';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { useDrawings } from './useDrawings';

const loadEnlarged = () => import('./EnlargedMaterial');

interface QuestionMaterialProps {
  readonly figure: Figure | null;
  readonly table: ItemTable | null;
}

/** What a question brings beside its words: a figure, a table, or nothing. Each can be enlarged to fill the screen. */
export function QuestionMaterial({ figure, table }: QuestionMaterialProps) {
  const wanted = figure !== null || table !== null;
  const drawings = useDrawings(wanted);
  if (!wanted) return null;
  return (
    <Box sx={{ mb: { xs: 1.5, sm: 3 } }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          justifyItems: 'start',
          // About the room it will take, so that the choices stay where they are when it arrives.
          minHeight: figure?.kind === 'number-line' ? 84 : 180,
        }}
      >
        {drawings.state === 'ready' && table !== null && <drawings.module.DataTable table={table} />}
        {drawings.state === 'ready' && figure !== null && <drawings.module.FigureDrawing figure={figure} />}
        {drawings.state === 'failed' && (
          <LoadFailed what={figure === null ? 'The table' : 'The figure'} failed={drawings} />
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, ml: -1.5, '@media print': { display: 'none' } }}>
        {table !== null && <Enlarge figure={null} table={table} />}
        {figure !== null && <Enlarge figure={figure} table={null} />}
      </Box>
    </Box>
  );
}

/** The button that opens a figure or a table over the whole screen. */
function Enlarge({ figure, table }: QuestionMaterialProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const enlarged = useLazyModule(loadEnlarged, open);
  const close = () => {
    setOpen(false);
    // Not every browser focuses a button that is clicked, so the dialog alone may not know where to return.
    setTimeout(() => button.current?.focus());
  };
  return (
    <>
      <Button
        ref={button}
        size="small"
        startIcon={<OpenInFull />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ minHeight: 44, '& .MuiButton-startIcon > svg': { fontSize: '1rem' } }}
      >
        Enlarge
        <span style={visuallyHidden}>{figure === null ? ' the table' : ' the figure'}</span>
      </Button>
      {open &&
        (enlarged.state === 'ready' ? (
          <enlarged.module.EnlargedMaterial figure={figure} table={table} onClose={close} />
        ) : (
          <LoadingDialog what="The larger view" lazy={enlarged} onClose={close} />
        ))}
    </>
  );
}

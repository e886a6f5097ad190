import OpenInFull from '@mui/icons-material/OpenInFull';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useRef, useState } from 'react';
import type { Figure, ItemTable } from '@/domain/exam/items/figure';
import { LoadFailureNotice } from '@/ui/loading/LoadFailureNotice';
import { LoadingDialog } from '@/ui/loading/LoadingDialog';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { useDrawings } from './useDrawings';

const loadEnlarged = () => import('./EnlargedMaterial');

interface QuestionMaterialProps {
  readonly figure: Figure | null;
  readonly table: ItemTable | null;
}

/** A question's figure or table, if it has one, with a button to enlarge it to full screen. */
export function QuestionMaterial({ figure, table }: QuestionMaterialProps) {
  const wanted = figure !== null || table !== null;
  const drawings = useDrawings(wanted);
  if (!wanted) return null;
  return (
    <Box sx={{ mb: { xs: 1.5, sm: 3 } }}>
      <Box
        {...(drawings.state !== 'failed' && { translate: 'no' })}
        sx={{
          display: 'grid',
          gap: 2,
          justifyItems: 'start',
          // About its final height, so that the choices don't move when it loads.
          minHeight: figure?.kind === 'number-line' ? 84 : 180,
        }}
      >
        {drawings.state === 'ready' && table !== null && <drawings.module.DataTable table={table} />}
        {drawings.state === 'ready' && figure !== null && <drawings.module.FigureDrawing figure={figure} />}
        {drawings.state === 'failed' && (
          <LoadFailureNotice name={figure === null ? 'The table' : 'The figure'} failed={drawings} />
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, ml: -1.5, '@media print': { display: 'none' } }}>
        {table !== null && <Enlarge figure={null} table={table} />}
        {figure !== null && <Enlarge figure={figure} table={null} />}
      </Box>
    </Box>
  );
}

function Enlarge({ figure, table }: QuestionMaterialProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const enlarged = useLazyModule(loadEnlarged, open);
  const close = () => {
    setOpen(false);
    // Not every browser focuses a clicked button, so the dialog may not know where to return focus.
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
          <LoadingDialog name="The larger view" lazy={enlarged} onClose={close} />
        ))}
    </>
  );
}

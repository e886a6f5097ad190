import OpenInFull from '@mui/icons-material/OpenInFull';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import { useRef, useState } from 'react';
import type { Figure, ItemTable } from '@/domain/exam/items/figure';
import { FigureDrawing } from '@/ui/figures/FigureDrawing';
import { DialogPart } from '@/ui/loading/DialogPart';
import { QuestionTable } from './QuestionTable';

const loadEnlarged = () => import('./EnlargedMaterial');

interface QuestionMaterialProps {
  readonly figure: Figure | null;
  readonly table: ItemTable | null;
}

/** A question's figure or table, if it has one, with a button to enlarge it to full screen. */
export function QuestionMaterial({ figure, table }: QuestionMaterialProps) {
  if (figure === null && table === null) return null;
  return (
    <Box sx={{ mb: { xs: 1.5, sm: 3 } }}>
      <Stack translate="no" spacing={2} sx={{ alignItems: 'start' }}>
        {table !== null && <QuestionTable table={table} />}
        {figure !== null && <FigureDrawing figure={figure} />}
      </Stack>
      <Stack direction="row" spacing={2} sx={{ displayPrint: 'none' }}>
        {table !== null && <Enlarge figure={null} table={table} />}
        {figure !== null && <Enlarge figure={figure} table={null} />}
      </Stack>
    </Box>
  );
}

function Enlarge({ figure, table }: QuestionMaterialProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // Not every browser focuses a clicked button, so the dialog may not know where to return focus.
    setTimeout(() => button.current?.focus());
  };
  return (
    <>
      <Button
        ref={button}
        variant="flush"
        size="small"
        startIcon={<OpenInFull />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Enlarge
        <span style={visuallyHidden}>{figure === null ? ' the table' : ' the figure'}</span>
      </Button>
      {open && (
        <DialogPart name="The larger view" load={loadEnlarged} onClose={close}>
          {({ EnlargedMaterial }) => <EnlargedMaterial figure={figure} table={table} onClose={close} />}
        </DialogPart>
      )}
    </>
  );
}

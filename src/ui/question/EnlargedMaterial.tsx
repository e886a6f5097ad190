import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Figure, ItemTable } from '@/domain/exam/items/figure';
import { FigureDrawing } from '@/ui/figures/FigureDrawing';
import { QuestionTable } from './QuestionTable';
import { useZoom } from './useZoom';

interface EnlargedMaterialProps {
  readonly figure: Figure | null;
  readonly table: ItemTable | null;
  readonly onClose: () => void;
}

/** A figure or table in full screen, as large as fits. Zooms with buttons, the + and - keys, or two fingers. */
export function EnlargedMaterial({ figure, table, onClose }: EnlargedMaterialProps) {
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { zoom, canZoomIn, canZoomOut, zoomIn, zoomOut, onKeyDown, pinch } = useZoom(frame);
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <Toolbar variant="dense" disableGutters sx={headSx}>
        <Typography id={titleId} component="h2" variant="h3" sx={{ mr: 'auto' }}>
          {figure === null ? 'Table' : 'Figure'}
        </Typography>
        <IconButton onClick={zoomOut} disabled={!canZoomOut} aria-label="Smaller">
          <Remove />
        </IconButton>
        <Typography role="status" variant="secondary" sx={{ minWidth: '3.5em', textAlign: 'center' }}>
          {`${Math.round(zoom * 100)}%`}
        </Typography>
        <IconButton onClick={zoomIn} disabled={!canZoomIn} aria-label="Larger">
          <Add />
        </IconButton>
        <IconButton onClick={onClose} aria-label="Close" sx={{ ml: 1 }}>
          <Close />
        </IconButton>
      </Toolbar>
      <Box
        ref={frame}
        {...pinch}
        tabIndex={0}
        role="region"
        aria-label={figure === null ? 'The table, enlarged' : 'The figure, enlarged'}
        sx={frameSx}
      >
        {figure !== null && (
          <Box translate="no" sx={drawingSx} style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}>
            <FigureDrawing figure={figure} />
          </Box>
        )}
        {table !== null && <FittedTable table={table} zoom={zoom} />}
      </Box>
    </Dialog>
  );
}

/** An enlarged table has at most this many times the page's text size; with larger letters, it would no longer read as a table. */
const largestFit = 2.5;

/** A table in the largest letters that fit, never smaller than the page's own. */
function FittedTable({ table, zoom }: { table: ItemTable; zoom: number }) {
  const box = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(1);
  useLayoutEffect(() => {
    const [frame, drawn] = [box.current?.parentElement, box.current?.querySelector('table')];
    if (frame === null || frame === undefined || drawn === null || drawn === undefined) return;
    // Measured once, at the page's text size.
    const fits = Math.min(
      (frame.clientWidth - 32) / drawn.scrollWidth,
      (frame.clientHeight - 32) / drawn.scrollHeight,
    );
    setFit(Math.max(1, Math.min(largestFit, fits)));
  }, []);
  return (
    <Box
      ref={box}
      sx={{ display: 'grid', justifyContent: 'center' }}
      style={{ fontSize: `${fit * zoom}rem` }}
    >
      <QuestionTable table={table} />
    </Box>
  );
}

const headSx = { px: 2, py: 1, borderBottom: 1, borderColor: 'divider' } as const;

const frameSx = {
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  p: 2,
  // We handle two-finger zoom; the browser handles one-finger scrolling.
  touchAction: 'pan-x pan-y',
  '&:focus-visible': { outlineOffset: '-3px' },
} as const;

const drawingSx = { '& > svg': { width: '100%', height: '100%', maxWidth: 'none' } } as const;

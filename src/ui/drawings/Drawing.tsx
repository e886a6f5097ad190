import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface DrawingProps {
  /** Describes what the drawing shows; its parts have no names of their own. Null beside a text that says the same. */
  readonly name: string | null;
  readonly children: ReactNode;
}

/** The frame of a drawing that explains an idea: an image with a name, of one height at each width. */
export function Drawing({ name, children }: DrawingProps) {
  return (
    <Box {...(name === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })} sx={frame}>
      <Box sx={space}>{children}</Box>
    </Box>
  );
}

const frame = {
  display: 'flex',
  alignItems: 'center',
  minHeight: { xs: 88, sm: 128 },
  px: { xs: 'min(16px, 6%)', sm: 3 },
  py: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
  '@media print': { breakInside: 'avoid' },
} as const;

const space = { containerType: 'inline-size', width: '100%', display: 'grid', gap: 1 } as const;

/** The space that has no room for words: beside a text on a phone, or with large text. */
export const narrowDrawing = '@container (max-width: 11rem)';
export const onlyInWideDrawing = { [narrowDrawing]: { display: 'none' } } as const;

/** The width of every plot, in its own units, which are about a pixel. */
export const plotWidth = 320;

export interface PlotLabel {
  readonly text: string;
  /** In the plot's units, at the middle of the text's height. */
  readonly x: number;
  readonly y: number;
  /** The point of the text that is at `x`; its middle by default. */
  readonly from?: 'start' | 'end';
  /** Set in the color of the text instead of the quiet one. */
  readonly strong?: boolean;
}

interface DrawingPlotProps {
  readonly height: number;
  readonly labels?: readonly PlotLabel[];
  /** Lines and shapes in `currentColor`, which forced colors replace; a group sets the color of its shapes by `color`. */
  readonly children: ReactNode;
}

/** A drawing's lines, with labels that keep the size of text while the lines follow the width. */
export function DrawingPlot({ height, labels = [], children }: DrawingPlotProps) {
  return (
    <Box sx={plot} style={{ aspectRatio: `${plotWidth} / ${height}` }}>
      <Box
        component="svg"
        viewBox={`0 0 ${plotWidth} ${height}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        sx={{
          display: 'block',
          width: '100%',
          height: '100%',
          overflow: 'visible',
          forcedColorAdjust: 'auto',
        }}
      >
        {children}
      </Box>
      {labels.map(({ text, x, y, from, strong = false }) => (
        <Typography
          key={`${x} ${y} ${text}`}
          variant="secondary"
          component="span"
          sx={[label, shifts[from ?? 'middle'], strong && { color: 'text.primary' }]}
          style={{ left: `${(100 * x) / plotWidth}%`, top: `${(100 * y) / height}%` }}
        >
          {text}
        </Typography>
      ))}
    </Box>
  );
}

const plot = { position: 'relative', width: '100%', maxWidth: '22rem', mx: 'auto' } as const;
const label = { position: 'absolute', whiteSpace: 'nowrap', ...onlyInWideDrawing } as const;
const shifts = {
  start: { transform: 'translateY(-50%)' },
  middle: { transform: 'translate(-50%, -50%)' },
  end: { transform: 'translate(-100%, -50%)' },
} as const;

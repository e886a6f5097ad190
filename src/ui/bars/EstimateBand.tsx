import Box from '@mui/material/Box';
import type { Interval } from '@/domain/statistics';
import { cssPercent } from '@/lib/text/format';

interface EstimateBandProps {
  /** From 0 to 1. */
  readonly share: number;
  readonly range: Interval;
  readonly color: string;
  /** True for an estimate of the past: paler, with a dashed edge and an open dot. */
  readonly isFaded?: boolean;
}

/**
 * Draws a share as a dot on a line from 0 to 100% with a mark at the middle, and its range as a band. Hidden from screen readers, so
 * show the figures too.
 */
export function EstimateBand({ share, range, color, isFaded = false }: EstimateBandProps) {
  return (
    <Box aria-hidden sx={lineTrack}>
      <Box sx={middle} />
      <Box sx={isFaded ? fadedBand : band} style={{ ...placeOf(range), borderColor: color }} />
      <Box sx={isFaded ? openDot : dot} style={{ left: cssPercent(share), borderColor: color }} />
    </Box>
  );
}

/** An EstimateBand without data: a dashed line, with a dashed outline where a band will be, or only the line. */
export function EstimateBandPreview({ withBand = false }: { readonly withBand?: boolean }) {
  return (
    <Box aria-hidden sx={dashedTrack}>
      {withBand && <Box sx={{ ...outline, borderColor: 'text.secondary' }} style={placeOf(previewRange)} />}
    </Box>
  );
}

/** Counts up to the fewest answers that an estimate takes: a dot for each, filled once given. */
export function AnswerDots({
  given,
  all,
  color,
}: {
  readonly given: number;
  readonly all: number;
  readonly color: string;
}) {
  return (
    <Box aria-hidden sx={{ ...dashedTrack, display: 'flex', justifyContent: 'center', gap: 1.25 }}>
      {Array.from({ length: all }, (_, index) => (
        <Box key={index} sx={index < given ? answerDot : openAnswerDot} style={{ borderColor: color }} />
      ))}
    </Box>
  );
}

const previewRange = { low: 0.44, high: 0.68 };

const placeOf = ({ low, high }: Interval) => ({ left: cssPercent(low), width: cssPercent(high - low) });

/** Lines, bands, and dots are borders, because forced colors and some printers leave backgrounds out. */
const lineTrack = {
  position: 'relative',
  height: 20,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 9,
    borderTop: '2px solid',
    borderColor: 'divider',
  },
} as const;

const dashedTrack = {
  ...lineTrack,
  '&::before': { ...lineTrack['&::before'], borderTop: '1px dashed', borderColor: 'surface.controlEdge' },
} as const;

const middle = {
  position: 'absolute',
  left: '50%',
  top: 2,
  height: 16,
  borderLeft: '1px solid',
  borderColor: 'divider',
} as const;

const outline = {
  position: 'absolute',
  top: 4,
  height: 12,
  border: '1px dashed',
  borderRadius: '4px',
  bgcolor: 'background.paper',
} as const;

const fill = {
  content: '""',
  position: 'absolute',
  inset: 0,
  borderTop: '10px solid',
  borderColor: 'inherit',
} as const;
const band = {
  ...outline,
  borderStyle: 'solid',
  '&::before': { ...fill, opacity: 0.35 },
} as const;
const fadedBand = { ...outline, '&::before': { ...fill, opacity: 0.12 } } as const;

const dot = {
  position: 'absolute',
  top: 4,
  width: 12,
  height: 12,
  marginLeft: '-6px',
  borderRadius: '50%',
  border: '6px solid',
} as const;
const openDot = { ...dot, border: '2px solid', bgcolor: 'background.paper' } as const;

const answerDot = {
  position: 'relative',
  alignSelf: 'center',
  width: 10,
  height: 10,
  borderRadius: '50%',
  border: '5px solid',
} as const;
const openAnswerDot = { ...answerDot, border: '1.5px solid', bgcolor: 'background.paper' } as const;

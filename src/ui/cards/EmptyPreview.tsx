/** Dashed outlines that preview missing content without showing any figures. */
import Box from '@mui/material/Box';
import * as colors from '@/ui/colors';
import { dashboardSectionNames } from '@/domain/section-names';
import { scoredSections } from '@/domain/exam/test/scored-sections';

/**
 * The outline of ranges by section, of bars by day, of points around a target, of bars of progress, of a list's rows, or of the
 * cells of a calendar.
 */
export type EmptyPreviewKind = 'ranges' | 'days' | 'target' | 'bars' | 'rows' | 'cells';

/** Hidden from screen readers, so say beside it what will appear. */
export function EmptyPreview({ kind }: { readonly kind: EmptyPreviewKind }) {
  return (
    // The maximum width keeps the preview no larger than the text beside it.
    <svg viewBox="0 0 380 100" width="100%" style={{ maxWidth: 420 }} aria-hidden>
      {outlines[kind]}
    </svg>
  );
}

const dashed = {
  fill: 'none',
  stroke: colors.textSecondary,
  strokeDasharray: '4 3',
  strokeOpacity: 0.7,
} as const;
const line = { stroke: colors.textSecondary, strokeOpacity: 0.35, strokeWidth: 2 } as const;
const words = { component: 'text', fill: colors.textSecondary, sx: { typography: 'caption' } } as const;

const rangeStarts = { verbal: 110, quantitative: 140, reading: 80 } as const;
const dayHeights = [52, 0, 18, 34, 60, 40, 0] as const;
const barWidths = [250, 320, 190] as const;
const rowWidths = [170, 130, 190] as const;

const outlines = {
  ranges: scoredSections.map((section, index) => {
    const y = 18 + 32 * index;
    return (
      <g key={section}>
        <circle cx={6} cy={y} r={4} fill={colors.sectionColors[section]} />
        <Box x={18} y={y + 5} {...words}>
          {dashboardSectionNames[section]}
        </Box>
        <line x1={90} x2={380} y1={y} y2={y} {...line} />
        <rect x={90 + rangeStarts[section]} y={y - 6} width={64} height={12} rx={4} {...dashed} />
      </g>
    );
  }),
  days: (
    <>
      <line x1={0} x2={380} y1={80} y2={80} {...line} />
      {dayHeights.map((height, index) => (
        <g key={index}>
          {height > 0 && <rect x={14 + 54 * index} y={80 - height} width={24} height={height} {...dashed} />}
        </g>
      ))}
      {(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const).map((day, index) => (
        <Box key={day} x={26 + 54 * index} y={97} textAnchor="middle" {...words}>
          {day}
        </Box>
      ))}
    </>
  ),
  target: (
    <>
      <line
        x1={0}
        x2={380}
        y1={46}
        y2={46}
        stroke={colors.textPrimary}
        strokeDasharray="4 4"
        strokeWidth={1.5}
      />
      <Box x={380} y={38} textAnchor="end" {...words} fill={colors.textPrimary} fontWeight={600}>
        your target
      </Box>
      <rect x={70} y={54} width={20} height={40} rx={3} {...dashed} />
      <circle cx={80} cy={74} r={5} {...dashed} />
      <rect x={250} y={8} width={20} height={34} rx={3} {...dashed} />
      <circle cx={260} cy={25} r={5} {...dashed} />
    </>
  ),
  bars: barWidths.map((width, index) => (
    <g key={width}>
      <line x1={0} x2={380} y1={20 + 32 * index} y2={20 + 32 * index} {...line} />
      <rect x={0.5} y={15 + 32 * index} width={width} height={10} rx={5} {...dashed} />
    </g>
  )),
  rows: rowWidths.map((width, index) => (
    <g key={width}>
      <rect x={0.5} y={8 + 34 * index} width={width} height={14} rx={3} {...dashed} />
      <rect x={319.5} y={5 + 34 * index} width={60} height={20} rx={10} {...dashed} />
      {index < 2 && <line x1={0} x2={380} y1={32 + 34 * index} y2={32 + 34 * index} {...line} />}
    </g>
  )),
  cells: Array.from({ length: 14 }, (_, index) => (
    <rect
      key={index}
      x={0.5 + 55 * (index % 7)}
      y={6 + 48 * Math.floor(index / 7)}
      width={44}
      height={38}
      rx={5}
      {...dashed}
    />
  )),
} as const;

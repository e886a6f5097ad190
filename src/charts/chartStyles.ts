/** Styles shared by all drawings. They use the theme's CSS variables, so changing the color scheme needs no rerender. */
export const chartColors = {
  quiet: 'var(--mui-palette-text-secondary)',
  ink: 'var(--mui-palette-text-primary)',
  grid: 'var(--mui-palette-divider)',
  bar: 'var(--mui-palette-primary-main)',
  paper: 'var(--mui-palette-background-paper)',
} as const;

/**
 * The sizes of a chart's text in pixels, at a root font size of 16 px, which are sizes of the theme: of ticks and notes at every
 * width, of names and values at marks, and of a row's value.
 */
export const chartTextPx = { tick: 12, name: 14, value: 16 } as const;

export const axisTextStyle = (size: number) => ({ fill: chartColors.quiet, fontSize: size });

/** Target lines are dark and dashed. Their labels have the same color. */
export const targetLineStyle = { stroke: chartColors.ink, strokeWidth: 1.5, strokeDasharray: '4 4' } as const;
export const targetTextStyle = (size: number) => ({ fill: chartColors.ink, fontSize: size, fontWeight: 600 });

/** Returns lengths of dashes and gaps, such as "4 4", multiplied by a factor. */
export const scaledDashes = (dashes: string, scale: number) =>
  dashes
    .split(' ')
    .map((length) => scale * Number(length))
    .join(' ');

/** For a line whose values are less certain than those of the other lines. */
export const uncertainLineStyle = { strokeDasharray: '7 5' } as const;

/** For text drawn over lines: a halo in the paper color keeps it legible. */
export const textHaloStyle = { stroke: chartColors.paper, strokeWidth: 4, paintOrder: 'stroke' } as const;

/** For values written at points, line ends, and bars. */
export const valueTextStyle = (size: number) => ({
  ...textHaloStyle,
  fill: chartColors.ink,
  fontSize: size,
  fontWeight: 650,
});

/** For a named stretch of the x axis, behind all marks. */
export const periodStyle = {
  fill: chartColors.ink,
  fillOpacity: 0.07,
  stroke: chartColors.quiet,
  strokeOpacity: 0.45,
  strokeWidth: 1,
} as const;

/** For a bar of the previous period, drawn behind the current one. */
export const earlierBarStyle = { fill: chartColors.quiet, fillOpacity: 0.18 } as const;
/** For the amount still planned, drawn on top of the bar. */
export const plannedBarStyle = {
  fill: 'none',
  stroke: chartColors.quiet,
  strokeWidth: 1,
  strokeDasharray: '4 3',
} as const;
const opacities = [0, 0.24, 0.46, 0.7, 1] as const;

/** Returns the style of a calendar day by its shade level, 0 to 4. A day without study (0) has only a dashed outline. */
export function calendarCellStyle(level: number, scale = 1) {
  return level === 0
    ? {
        fill: 'none',
        stroke: chartColors.quiet,
        strokeWidth: scale,
        strokeDasharray: scaledDashes('2 2', scale),
      }
    : { fill: chartColors.bar, fillOpacity: opacities[level] ?? 1 };
}

/** Returns a color for a test's dot that contrasts with its day's shade: paper on strong shades, ink on weak ones. */
export function testDotColor(level: number): string {
  return level >= 3 ? chartColors.paper : chartColors.ink;
}

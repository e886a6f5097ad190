/** The look of every drawing: the theme's CSS variables, so that a drawing follows the scheme without a new render. */
export const chartColors = {
  quiet: 'var(--mui-palette-text-secondary)',
  ink: 'var(--mui-palette-text-primary)',
  grid: 'var(--mui-palette-divider)',
  bar: 'var(--mui-palette-primary-main)',
  paper: 'var(--mui-palette-background-paper)',
} as const;

/** Words of an axis. */
export const axisTextStyle = (size: number) => ({ fill: chartColors.quiet, fontSize: size });

/** A target: dark dashes, its words in ink. */
export const targetLineStyle = { stroke: chartColors.ink, strokeWidth: 1.5, strokeDasharray: '4 4' } as const;
export const targetTextStyle = (size: number) => ({ fill: chartColors.ink, fontSize: size, fontWeight: 600 });

/** A line of which less is known than of its neighbors. */
export const roughLineStyle = { strokeDasharray: '7 5' } as const;

/** Words that lie over a drawing: an edge of paper keeps lines away from them. */
export const textHaloStyle = { stroke: chartColors.paper, strokeWidth: 4, paintOrder: 'stroke' } as const;

/** A value beside its point or over its bar. */
export const valueTextStyle = (size: number) => ({
  ...textHaloStyle,
  fill: chartColors.ink,
  fontSize: size,
  fontWeight: 650,
});

/** A bar of the period before, behind this one's. */
export const earlierBarStyle = { fill: chartColors.quiet, fillOpacity: 0.18 } as const;
/** What is still ahead, on what there is. */
export const plannedBarStyle = {
  fill: 'none',
  stroke: chartColors.quiet,
  strokeWidth: 1,
  strokeDasharray: '4 3',
} as const;
const opacities = [0, 0.24, 0.46, 0.7, 1] as const;

/** The look of a day in a calendar, by its depth: dotted for a day of rest. */
export function calendarCellStyle(level: number) {
  return level === 0
    ? { fill: 'none', stroke: chartColors.quiet, strokeWidth: 1, strokeDasharray: '2 2' }
    : { fill: chartColors.bar, fillOpacity: opacities[level] ?? 1 };
}

/** The dot of a full test, seen on a pale day as on a deep one. */
export function testDotColor(level: number): string {
  return level >= 3 ? chartColors.paper : chartColors.ink;
}

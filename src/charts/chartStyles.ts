/** Styles shared by all drawings. They use the theme's CSS variables, so a change of color scheme needs no new render. */
export const chartColors = {
  quiet: 'var(--mui-palette-text-secondary)',
  ink: 'var(--mui-palette-text-primary)',
  grid: 'var(--mui-palette-divider)',
  bar: 'var(--mui-palette-primary-main)',
  paper: 'var(--mui-palette-background-paper)',
} as const;

export const axisTextStyle = (size: number) => ({ fill: chartColors.quiet, fontSize: size });

/** Dark dashes, with the label in the same color. */
export const targetLineStyle = { stroke: chartColors.ink, strokeWidth: 1.5, strokeDasharray: '4 4' } as const;
export const targetTextStyle = (size: number) => ({ fill: chartColors.ink, fontSize: size, fontWeight: 600 });

/** For a line about which less is known than about its neighbors. */
export const roughLineStyle = { strokeDasharray: '7 5' } as const;

/** A paper-colored halo keeps lines away from text drawn over them. */
export const textHaloStyle = { stroke: chartColors.paper, strokeWidth: 4, paintOrder: 'stroke' } as const;

/** For a value beside its point or over its bar. */
export const valueTextStyle = (size: number) => ({
  ...textHaloStyle,
  fill: chartColors.ink,
  fontSize: size,
  fontWeight: 650,
});

/** For a bar of the previous period, behind the current one. */
export const earlierBarStyle = { fill: chartColors.quiet, fillOpacity: 0.18 } as const;
/** For the amount still planned, on top of the bar. */
export const plannedBarStyle = {
  fill: 'none',
  stroke: chartColors.quiet,
  strokeWidth: 1,
  strokeDasharray: '4 3',
} as const;
const opacities = [0, 0.24, 0.46, 0.7, 1] as const;

/** Returns the style of a calendar day by its shade level; a rest day (0) is dotted. */
export function calendarCellStyle(level: number) {
  return level === 0
    ? { fill: 'none', stroke: chartColors.quiet, strokeWidth: 1, strokeDasharray: '2 2' }
    : { fill: chartColors.bar, fillOpacity: opacities[level] ?? 1 };
}

/** Contrasts with pale and dark days alike. */
export function testDotColor(level: number): string {
  return level >= 3 ? chartColors.paper : chartColors.ink;
}

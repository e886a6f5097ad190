/** The look of every drawing: the theme's CSS variables, so that a drawing follows the scheme without a new render. */
export const inks = {
  quiet: 'var(--mui-palette-text-secondary)',
  ink: 'var(--mui-palette-text-primary)',
  grid: 'var(--mui-palette-divider)',
  bar: 'var(--mui-palette-primary-main)',
  paper: 'var(--mui-palette-background-paper)',
} as const;

/** Words of an axis. */
export const axisText = (size: number) => ({ fill: inks.quiet, fontSize: size });

/** A target: dark dashes, its words in ink. */
export const targetLine = { stroke: inks.ink, strokeWidth: 1.5, strokeDasharray: '4 4' } as const;
export const targetText = (size: number) => ({ fill: inks.ink, fontSize: size, fontWeight: 600 });

/** A line of which less is known than of its neighbors. */
export const roughLine = { strokeDasharray: '7 5' } as const;

/** Words that lie over a drawing: an edge of paper keeps lines away from them. */
export const overDrawing = { stroke: inks.paper, strokeWidth: 4, paintOrder: 'stroke' } as const;

/** A value beside its point or over its bar. */
export const valueText = (size: number) => ({
  ...overDrawing,
  fill: inks.ink,
  fontSize: size,
  fontWeight: 650,
});

/** A bar of the period before, behind this one's. */
export const earlierBar = { fill: inks.quiet, fillOpacity: 0.18 } as const;
/** What is still ahead, on what there is. */
export const plannedBar = {
  fill: 'none',
  stroke: inks.quiet,
  strokeWidth: 1,
  strokeDasharray: '4 3',
} as const;
const opacities = [0, 0.24, 0.46, 0.7, 1] as const;

/** The look of a day in a calendar, by its depth: dotted for a day of rest. */
export function cellLook(level: number) {
  return level === 0
    ? { fill: 'none', stroke: inks.quiet, strokeWidth: 1, strokeDasharray: '2 2' }
    : { fill: inks.bar, fillOpacity: opacities[level] ?? 1 };
}

/** The dot of a full test, seen on a pale day as on a deep one. */
export function testDot(level: number): string {
  return level >= 3 ? inks.paper : inks.ink;
}

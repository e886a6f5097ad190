/** The look of every drawing: the theme's CSS variables, so that a drawing follows the scheme without a new render. */
export const inks = {
  quiet: 'var(--mui-palette-text-secondary)',
  ink: 'var(--mui-palette-text-primary)',
  grid: 'var(--mui-palette-divider)',
  bar: 'var(--mui-palette-primary-main)',
  goal: 'var(--mui-palette-brass-main)',
  paper: 'var(--mui-palette-background-paper)',
} as const;

export const axisText = { fill: inks.quiet, fontSize: 12 } as const;

/** Words that lie over a drawing: an edge of paper keeps lines away from them. */
export const overDrawing = { stroke: inks.paper, strokeWidth: 4, paintOrder: 'stroke' } as const;

/** A value beside its point or over its bar. */
export const valueText = { ...overDrawing, fill: inks.ink, fontSize: 12, fontWeight: 650 } as const;

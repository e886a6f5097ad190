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

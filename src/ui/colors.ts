/**
 * The theme's colors as CSS variables, which follow the color scheme, for styles written without access to the theme. Import them
 * as a namespace (`import * as colors`) so that a page bundles only those it uses.
 */
export const pageBackground = 'var(--mui-palette-background-default)';
export const paper = 'var(--mui-palette-background-paper)';
export const textPrimary = 'var(--mui-palette-text-primary)';
export const textSecondary = 'var(--mui-palette-text-secondary)';
export const primary = 'var(--mui-palette-primary-main)';
export const onPrimary = 'var(--mui-palette-primary-contrastText)';
export const hover = 'var(--mui-palette-action-hover)';
export const divider = 'var(--mui-palette-divider)';
export const controlEdge = 'var(--mui-palette-surface-controlEdge)';
export const emphasis = 'var(--mui-palette-emphasis-main)';
export const statusGood = 'var(--mui-palette-status-good)';
export const statusRisk = 'var(--mui-palette-status-risk)';
/** The theme's color of each section, including writing. */
export const sectionColors = {
  verbal: 'var(--mui-palette-section-verbal)',
  quantitative: 'var(--mui-palette-section-quantitative)',
  reading: 'var(--mui-palette-section-reading)',
  writing: 'var(--mui-palette-section-writing)',
} as const;

/**
 * The raw scales of the theme. Only `theme/` reads them; all other code uses roles. The provider's colors are in brandColors.ts.
 */

export const rawColors = {
  section: {
    light: { verbal: '#4A3AB5', quantitative: '#14878A', reading: '#BF6212', writing: '#6A1740' },
    dark: { verbal: '#7C93FC', quantitative: '#62E2D4', reading: '#F1C189', writing: '#E0608A' },
  },
  status: {
    light: { good: '#1E7B45', fair: '#1F66C1', watch: '#B58100', risk: '#C0322B' },
    dark: { good: '#57C785', fair: '#6EA8FF', watch: '#E8BE3F', risk: '#FF7A70' },
  },
  surface: {
    light: { ground: '#F5F7F9', paper: '#FFFFFF', hairline: '#DCE3EA', ink: '#16202B', quiet: '#5B6B7C' },
    dark: { ground: '#0F141A', paper: '#161C24', hairline: '#2A3541', ink: '#E8EDF2', quiet: '#A9B6C4' },
  },
  /** A control's border needs a contrast of 3:1 on both backgrounds (WCAG 1.4.11), which the hairline doesn't reach. */
  controlEdge: { light: '#7D8B9A', dark: '#6E7F91' },
  /** `watch` is for marks; as text on light paper it only reaches 3.4:1, so text uses this darker color. */
  watchText: { light: '#806000', dark: '#E8BE3F' },
  /** A student's highlight in a passage: a background tint, and an underline for readers who can't see the tint. */
  highlight: {
    light: { tint: '#F8EAC2', line: '#8A5A00' },
    dark: { tint: '#4A3D16', line: '#E8BE3F' },
  },
} as const;

export const cornerRadiusPx = { control: 8, card: 12 } as const;

/** The 8-pixel grid: a theme spacing of 1 is 8 px. */
export const gridPx = 8;

/**
 * In em, which in a media query is the reader's default font size: with text twice as large, a laptop gets the tablet layout. These
 * are MUI's steps at 16 px.
 */
export const breakpointsEm = { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 } as const;

export const typeScale = {
  display: "'Source Serif 4', 'Source Serif Fallback', Georgia, serif",
  body: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  /**
   * Seven sizes on a laptop: 12, 14, 16, 18, 24, 32, and 44 px, and `display` for the one number that a screen exists for. Titles and
   * figures are smaller on a phone: 10vw keeps the longest word or the widest figure within its width, even with large text.
   */
  scale: {
    caption: '0.75rem',
    small: '0.875rem',
    body: '1rem',
    title: '1.125rem',
    heading: 'clamp(1.125rem, 10vw, 1.5rem)',
    headline: 'clamp(1.5rem, 0.9rem + 1.9vw, 2rem)',
    figure: 'clamp(1.25rem, 10vw, 2rem)',
    page: 'clamp(1.9rem, 1.4rem + 2vw, 2.75rem)',
    display: 'clamp(3.5rem, 2rem + 6vw, 5.5rem)',
  },
} as const;

/** Milliseconds. Only state changes are animated. */
export const motionMs = { short: 150, long: 200 } as const;

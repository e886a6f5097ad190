import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** The width of the margin for paragraph and line numbers. */
export const lineNumberMargin = { xs: '32px', md: '40px' } as const;

/** Styles a passage: numbers in the margin, highlights, and the keyboard's word cursor. */
export function passageStyles(theme: Theme): SystemStyleObject<Theme> {
  const { palette } = theme.vars ?? theme;
  return {
    pl: lineNumberMargin,
    '--line': 'calc(1.1875rem * var(--reading-scale, 1) * var(--reading-leading, 1.475))',
    '& .intro': {
      m: 0,
      mb: 2.5,
      fontFamily: theme.typography.fontFamily,
      fontSize: 'calc(0.9375rem * var(--reading-scale, 1))',
      lineHeight: 1.5,
      color: 'text.secondary',
    },
    '& p[data-paragraph]': {
      position: 'relative',
      m: 0,
      mb: 'var(--reading-gap, 16px)',
      textWrap: 'wrap',
      // Leaves space above referenced text that scrolls into view.
      scrollMarginTop: 16,
    },
    '& .line': { display: 'block', position: 'relative', pl: '1.5em', textIndent: '-1.5em' },
    '& .number': {
      position: 'absolute',
      left: { xs: '-32px', md: '-40px' },
      top: 'calc((var(--line) - 24px) / 2)',
      minWidth: 24,
      height: 24,
      px: 0.5,
      ml: '-8px',
      borderRadius: '12px',
      textAlign: 'center',
      textIndent: 0,
      fontFamily: theme.typography.fontFamily,
      fontSize: '0.875rem',
      lineHeight: '24px',
      letterSpacing: 'normal',
      color: 'text.secondary',
      userSelect: 'none',
    },
    '& .said': { userSelect: 'none' },
    // Marks referenced text with a bar beside the words and a background behind the number.
    '& .referenced::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '0.2em',
      left: { xs: '-10px', md: '-14px' },
      borderLeft: 2,
      borderColor: 'primary.main',
    },
    '& p.referenced > .number': {
      fontWeight: 650,
      color: 'primary.contrastText',
      bgcolor: 'primary.main',
      outline: '1px solid transparent',
    },
    '& mark': {
      color: 'inherit',
      bgcolor: palette.highlight.tint,
      py: '0.1em',
      textDecorationLine: 'underline',
      textDecorationColor: palette.highlight.line,
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.28em',
      textDecorationSkipInk: 'none',
      boxDecorationBreak: 'clone',
    },
    '& [data-chosen]': {
      boxShadow: `0 0 0 2px ${palette.primary.main}`,
      borderRadius: '2px',
      boxDecorationBreak: 'clone',
      WebkitBoxDecorationBreak: 'clone',
      // Forced colors remove shadows, but not outlines.
      outline: '2px solid transparent',
    },
    '@media (forced-colors: active)': {
      '& mark': { bgcolor: 'Mark', color: 'MarkText', forcedColorAdjust: 'none' },
    },
  };
}

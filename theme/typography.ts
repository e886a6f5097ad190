import type { TypographyVariantsOptions } from '@mui/material/styles';
import { typeScale } from './scales';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    secondary: React.CSSProperties;
    strong: React.CSSProperties;
    figure: React.CSSProperties;
    stem: React.CSSProperties;
    prose: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    secondary?: React.CSSProperties;
    strong?: React.CSSProperties;
    figure?: React.CSSProperties;
    stem?: React.CSSProperties;
    prose?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    secondary: true;
    strong: true;
    figure: true;
    stem: true;
    prose: true;
    h4: false;
    h5: false;
    h6: false;
    overline: false;
    subtitle2: false;
  }
}

/** Only titles have balanced lines on all screens, because balancing delays the first paint on slow phones (`npm run bench`). */
const title = { fontFamily: typeScale.display, textWrap: 'balance' } as const;
const figures = { fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' } as const;

/** Small text scales with a variable, because presentation mode enlarges it (features/family/presentation). */
export const smallText = (size: string) => `var(--small-text, ${size})`;

/**
 * h1 and h2 are serif; h3 (a card's title) and the rest are sans. `secondary` is small text in the quiet color, `strong` a line that
 * heads others, `figure` a card's large number, `stem` a question's text,
 * `prose` text for close reading: choices and passages.
 */
export const typography: TypographyVariantsOptions = {
  fontFamily: typeScale.body,
  fontWeightMedium: 550,
  fontWeightBold: 650,
  h1: {
    ...title,
    fontSize: typeScale.scale.h1,
    fontWeight: 600,
    lineHeight: 1.12,
    letterSpacing: '-0.01em',
  },
  h2: { ...title, fontSize: typeScale.scale.h2, fontWeight: 600, lineHeight: 1.25 },
  h3: { fontSize: typeScale.scale.h3, fontWeight: 600, lineHeight: 1.35 },
  subtitle1: { fontSize: '1.0625rem', lineHeight: 1.55 },
  body1: { fontSize: typeScale.scale.body, lineHeight: 1.6 },
  body2: { fontSize: smallText(typeScale.scale.small), lineHeight: 1.5 },
  secondary: {
    fontSize: smallText(typeScale.scale.small),
    lineHeight: 1.5,
    color: 'var(--mui-palette-text-secondary)',
  },
  strong: { fontSize: typeScale.scale.body, lineHeight: 1.6, fontWeight: 600 },
  caption: { fontSize: smallText('0.8125rem'), lineHeight: 1.45 },
  button: { fontSize: '0.9375rem', fontWeight: 550, textTransform: 'none', lineHeight: 1.5 },
  figure: {
    ...figures,
    fontSize: typeScale.scale.figure,
    fontWeight: 600,
    lineHeight: 1.15,
    letterSpacing: '-0.01em',
  },
  stem: { ...title, fontSize: 'clamp(1.375rem, 1.2rem + 1vw, 1.875rem)', fontWeight: 600, lineHeight: 1.3 },
  prose: { fontFamily: typeScale.display, fontSize: '1.1875rem', lineHeight: 1.4 },
};

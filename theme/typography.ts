import type { TypographyVariantsOptions } from '@mui/material/styles';
import { typeScale } from './scales';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    secondary: React.CSSProperties;
    strong: React.CSSProperties;
    headline: React.CSSProperties;
    display: React.CSSProperties;
    figure: React.CSSProperties;
    figureSmall: React.CSSProperties;
    stem: React.CSSProperties;
    prose: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    secondary?: React.CSSProperties;
    strong?: React.CSSProperties;
    headline?: React.CSSProperties;
    display?: React.CSSProperties;
    figure?: React.CSSProperties;
    figureSmall?: React.CSSProperties;
    stem?: React.CSSProperties;
    prose?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    secondary: true;
    strong: true;
    headline: true;
    display: true;
    figure: true;
    figureSmall: true;
    stem: true;
    prose: true;
    h4: false;
    h5: false;
    h6: false;
    overline: false;
  }
}

/** Only titles have balanced lines on all screens, because balancing delays the first paint on slow phones (`npm run bench`). */
const title = { fontFamily: typeScale.display, fontWeight: 600, textWrap: 'balance' } as const;
const figures = { fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' } as const;
const tight = { letterSpacing: '-0.01em' } as const;

/** Small text scales with a variable, because presentation mode enlarges it (features/family/presentation/Presentation.tsx). */
export const smallText = (size: string) => `var(--small-text, ${size})`;

/**
 * h1, h2, and `headline` (between the two) are serif; h3 (a card's title) and the rest are sans. `subtitle1` is the text that leads a
 * page, `subtitle2` a small line that heads others, `secondary` small text in the quiet color, `strong` a line that heads others,
 * `figure` a card's large number, `figureSmall` one of several in a card, `display` the one number that a screen exists for, `stem` a
 * question's text, and `prose` text for close reading: choices and passages.
 */
export const typography: TypographyVariantsOptions = {
  fontFamily: typeScale.body,
  fontWeightMedium: 550,
  fontWeightBold: 650,
  h1: { ...title, ...tight, fontSize: typeScale.scale.page, lineHeight: 1.12 },
  headline: { ...title, fontSize: typeScale.scale.headline, lineHeight: 1.2 },
  h2: { ...title, fontSize: typeScale.scale.heading, lineHeight: 1.25 },
  h3: { fontSize: typeScale.scale.title, fontWeight: 600, lineHeight: 1.35 },
  subtitle1: { fontSize: typeScale.scale.title, lineHeight: 1.5 },
  body1: { fontSize: typeScale.scale.body, lineHeight: 1.6 },
  body2: { fontSize: smallText(typeScale.scale.small), lineHeight: 1.5 },
  subtitle2: { fontSize: smallText(typeScale.scale.small), lineHeight: 1.5, fontWeight: 600 },
  secondary: {
    fontSize: smallText(typeScale.scale.small),
    lineHeight: 1.5,
    color: 'var(--mui-palette-text-secondary)',
  },
  strong: { fontSize: typeScale.scale.body, lineHeight: 1.6, fontWeight: 600 },
  caption: { fontSize: smallText(typeScale.scale.caption), lineHeight: 1.45 },
  button: { fontSize: typeScale.scale.body, fontWeight: 550, textTransform: 'none', lineHeight: 1.5 },
  figure: { ...figures, ...tight, fontSize: typeScale.scale.figure, lineHeight: 1.15 },
  figureSmall: { ...figures, fontSize: typeScale.scale.heading, lineHeight: 1.2 },
  display: { ...figures, ...tight, fontSize: typeScale.scale.display, lineHeight: 1.1 },
  stem: { ...title, fontSize: typeScale.scale.heading, lineHeight: 1.3 },
  prose: { fontFamily: typeScale.display, fontSize: typeScale.scale.title, lineHeight: 1.4 },
};

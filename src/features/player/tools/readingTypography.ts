import type { Theme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { TextSettings, TextSize } from './textSettings';

/** Text sizes in percent of the standard size. */
export const textSizePercent: Readonly<Record<TextSize, number>> = {
  standard: 100,
  large: 115,
  larger: 130,
  largest: 150,
};

/** Converts the text settings to CSS variables, for the element around all question text. */
export function textSettingsVariables({ size, spacing, font }: TextSettings, theme: Theme): CSSProperties {
  const variables: Readonly<Record<`--${string}`, string | number>> = {
    '--reading-scale': textSizePercent[size] / 100,
    ...(spacing === 'wide' && {
      '--reading-leading': 1.9,
      '--reading-gap': '1.6em',
      '--choice-leading': 1.65,
      '--stem-leading': 1.6,
    }),
    ...(font === 'easier' && {
      '--reading-font': theme.typography.fontFamily ?? 'sans-serif',
      '--reading-letters': '0.035em',
      '--reading-words': '0.14em',
    }),
  };
  return variables;
}

const letters = {
  letterSpacing: 'var(--reading-letters, normal)',
  wordSpacing: 'var(--reading-words, normal)',
} as const;

/** Scales a size of the theme with the student's text size. */
export function readingSize(size: string | number | undefined): string {
  return `calc(${size} * var(--reading-scale, 1))`;
}

/** Typography of text that is read closely, such as a choice; formulas follow, because they scale with the text. */
export function readingTypography({ typography: { prose } }: Theme) {
  return {
    ...letters,
    fontFamily: `var(--reading-font, ${prose.fontFamily})`,
    fontSize: readingSize(prose.fontSize),
    lineHeight: `var(--choice-leading, ${prose.lineHeight})`,
  };
}

const passageLeading = 'var(--reading-leading, 1.475)';

/** Typography of a passage: the same letters with more space between lines. */
export function passageTypography(theme: Theme) {
  return { ...readingTypography(theme), lineHeight: passageLeading };
}

/** The height of a passage's line. */
export function passageLineHeight({ typography }: Theme): string {
  return `calc(${readingSize(typography.prose.fontSize)} * ${passageLeading})`;
}

/** Returns true if a stem is a full sentence, not a word or a pair. */
export function isLongStem(stem: string): boolean {
  return stem.length > 80;
}

/** Typography of a question's stem. On a phone, one with `data-long` is smaller. */
export function stemTypography({ typography, breakpoints }: Theme) {
  const { fontFamily, fontSize, fontWeight, lineHeight } = typography.stem;
  return {
    ...letters,
    fontFamily: `var(--reading-font, ${fontFamily})`,
    fontSize: readingSize(fontSize),
    fontWeight,
    lineHeight: `var(--stem-leading, ${lineHeight})`,
    textWrap: 'pretty',
    [breakpoints.down('sm')]: { '&[data-long]': { fontSize: readingSize(typography.prose.fontSize) } },
  } as const;
}

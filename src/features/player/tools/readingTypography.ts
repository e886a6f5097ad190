import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { TextSettings, TextSize } from './textSettings';

/** Text sizes in percent of the standard size. */
export const textSizePercent: Readonly<Record<TextSize, number>> = {
  standard: 100,
  large: 115,
  larger: 130,
  largest: 150,
};

/** Converts the text settings to CSS variables, for the element around all question text. */
export function textSettingsVariables(settings: TextSettings) {
  return (theme: Theme): SystemStyleObject<Theme> => ({
    '--reading-scale': textSizePercent[settings.size] / 100,
    ...(settings.spacing === 'wide' && {
      '--reading-leading': 1.9,
      '--reading-gap': '1.6em',
      '--choice-leading': 1.65,
      '--stem-leading': 1.6,
    }),
    ...(settings.font === 'easier' && {
      '--reading-font': theme.typography.fontFamily ?? 'sans-serif',
      '--reading-letters': '0.035em',
      '--reading-words': '0.14em',
    }),
  });
}

const letters = {
  letterSpacing: 'var(--reading-letters, normal)',
  wordSpacing: 'var(--reading-words, normal)',
} as const;

/** Typography of text that is read closely, such as a choice; formulas follow, because they scale with the text. */
export function readingTypography({ typography }: Theme) {
  return {
    ...letters,
    fontFamily: `var(--reading-font, ${typography.prose.fontFamily})`,
    fontSize: 'calc(1.1875rem * var(--reading-scale, 1))',
    lineHeight: 'var(--choice-leading, 1.4)',
  };
}

/** Typography of a passage: the same letters with more space between lines. */
export function passageTypography(theme: Theme) {
  return { ...readingTypography(theme), lineHeight: 'var(--reading-leading, 1.475)' };
}

/** Typography of a question's stem. A narrow container, such as the pane beside a passage, sets `--stem-size`. */
export function stemTypography({ typography }: Theme) {
  const { fontFamily, fontSize, fontWeight, lineHeight } = typography.stem;
  return {
    ...letters,
    fontFamily: `var(--reading-font, ${fontFamily})`,
    fontSize: `calc(var(--stem-size, ${fontSize}) * var(--reading-scale, 1))`,
    fontWeight,
    lineHeight: `var(--stem-leading, ${lineHeight})`,
    textWrap: 'pretty',
  } as const;
}

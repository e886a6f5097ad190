import { styled } from '@mui/material/styles';
import * as colors from '@/ui/colors';
import { displayFont } from '@/ui/fonts';
import { choiceLetterStyle, keepBackgroundStyle } from '../question/choiceLetterStyle';

/** The column of the screens between questions: directions, break, essay, and a stopped test. */
export const PartScreen = styled('div')({
  width: '100%',
  maxWidth: 1088 + 64,
  margin: '0 auto',
  padding: '72px 32px 64px',
  '@media (max-width: 60rem)': { padding: '40px 32px 48px' },
  '@media (max-width: 40rem)': { padding: '24px 16px 40px' },
});

export const PartCard = styled('section')({
  backgroundColor: colors.paper,
  border: `1px solid ${colors.divider}`,
  borderRadius: 12,
  padding: 32,
  minWidth: 0,
  '@media (max-width: 40rem)': { padding: 16 },
});

export const FactList = styled('dl')({
  margin: 0,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: 16,
    padding: '9px 0',
    borderTop: `1px solid ${colors.divider}`,
  },
  '& dt': { color: colors.textSecondary },
  '& dd': { margin: 0, fontWeight: 600, textAlign: 'right' },
});

export const SolutionSteps = styled('ol')({
  listStyle: 'none',
  margin: '16px 0 0',
  padding: 0,
  display: 'grid',
  gap: 16,
  counterReset: 'step',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 12,
    counterIncrement: 'step',
    '&::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      width: '1.75rem',
      height: '1.75rem',
      borderRadius: '50%',
      fontSize: '0.8125rem',
      fontWeight: 650,
      color: colors.primary,
      backgroundColor: `color-mix(in srgb, ${colors.textSecondary} 16%, transparent)`,
    },
  },
  '& p': { margin: 0 },
  '& .gives': { fontFamily: displayFont, fontSize: '1.0625rem', lineHeight: 1.45, marginTop: 2 },
});

export const SolvedChoices = styled('ol')({
  listStyle: 'none',
  margin: '16px 0 0',
  padding: 0,
  containerType: 'inline-size',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 9rem) minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: 12,
    minHeight: 48,
    padding: '8px 12px',
    borderTop: `1px solid ${colors.divider}`,
    '@container (max-width: 28rem)': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      '& .why': { gridColumn: 2 },
    },
  },
  '& > li[data-right]': {
    border: `2px solid ${colors.statusGood}`,
    borderRadius: 8,
    padding: '8px 10px',
    '& + li': { borderTopColor: 'transparent' },
  },
  '& > li:first-of-type:not([data-right])': { borderTopColor: 'transparent' },
  '& .letter': choiceLetterStyle,
  '& [data-right] .letter': {
    backgroundColor: colors.statusGood,
    borderColor: colors.statusGood,
    color: colors.paper,
    '@media (forced-colors: active)': keepBackgroundStyle,
  },
  '& .text': { fontFamily: displayFont, fontSize: '1.0625rem', lineHeight: 1.35 },
  '& .why': { color: colors.textSecondary, fontSize: '0.875rem', lineHeight: 1.45 },
  '& [data-right] .why': { color: colors.textPrimary },
});

import { styled } from '@mui/material/styles';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';
import { readingTypography, stemTypography } from '../tools/readingTypography';
import { choiceLetterStyle, keepBackgroundStyle } from './choiceLetterStyle';
import * as colors from '@/ui/colors';
import { hiddenInputStyles } from '@/ui/controls/fields/hiddenInputStyles';

export const StemHeading = styled('h2')(({ theme }) => ({
  ...stemTypography(theme),
  margin: 0,
  outline: 'none',
  marginBottom: '2rem',
  // Full sentences are set smaller than a word or a pair.
  '&[data-long]': {
    fontSize: 'calc(var(--stem-size, clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)) * var(--reading-scale, 1))',
    marginBottom: '1.5rem',
  },
}));

/** The five choices of a question; one style for all rows. */
export const ChoiceList = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& .choice': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 56,
    paddingRight: 6,
    borderRadius: 12,
    border: `1px solid ${colors.controlEdge}`,
    backgroundColor: colors.paper,
    '&:hover': { borderColor: colors.primary },
    '&:has(input:focus-visible)': { outline: `2px solid ${colors.primary}`, outlineOffset: 2 },
    '&[data-chosen]': { borderColor: colors.primary, boxShadow: `inset 0 0 0 1px ${colors.primary}` },
    '&[data-crossed-out]': { backgroundColor: 'transparent', borderColor: colors.divider },
  },
  '& label': {
    position: 'relative',
    flexGrow: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    minHeight: 54,
    padding: '8px 8px 8px 16px',
    cursor: 'pointer',
    '@container (max-width: 24rem)': { gap: 12, paddingLeft: 12 },
    [largeTextMediaQuery]: { gap: 8, padding: '8px 4px 8px 8px' },
  },
  // Invisible, but as large as the row, so that touch, mouse, and screen readers all reach it.
  '& input': hiddenInputStyles,
  '& .letter': choiceLetterStyle,
  '& [data-chosen] .letter': {
    backgroundColor: colors.primary,
    borderColor: colors.primary,
    color: colors.onPrimary,
  },
  '& .text': {
    minWidth: 0,
    overflowWrap: 'anywhere',
    ...readingTypography(theme),
    // Fits a twelve-letter word between the letter and the cross-out button; only ten words in the bank are longer.
    [largeTextMediaQuery]: { fontSize: 'calc(1rem * var(--reading-scale, 1))' },
  },
  '& [data-crossed-out] .text': { textDecoration: 'line-through', color: colors.textSecondary },
  // An inline block doesn't get the strikethrough of the choice's text.
  '& .spent': {
    display: 'inline-block',
    width: '100%',
    fontFamily: theme.typography.fontFamily,
    fontSize: '0.875rem',
  },
  '& .cross': {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    borderRadius: 8,
    background: 'none',
    font: 'inherit',
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: colors.textSecondary,
    cursor: 'pointer',
    '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
    '& svg': { fontSize: '1.25rem' },
  },
  // A letter with a stroke that extends past its sides.
  '& .struck': {
    position: 'relative',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: -5,
      top: 'calc(50% - 0.5px)',
      borderTop: '1.5px solid currentColor',
    },
  },
  '@media (forced-colors: active)': {
    '& .choice[data-chosen]': { borderColor: 'Highlight', outline: '1px solid Highlight' },
    '& [data-chosen] .letter': keepBackgroundStyle,
    '& .choice[data-crossed-out]': { borderStyle: 'dashed' },
  },
}));

/** The choices of a checked question, with their explanations. */
export const CheckedChoiceList = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 12,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 16,
    padding: '12px 16px',
    borderRadius: 12,
    border: `1px solid ${colors.divider}`,
    backgroundColor: colors.paper,
    '&[data-verdict="right"]': { border: `2px solid ${colors.statusGood}`, padding: '11px 15px' },
    '&[data-verdict="wrong"]': { border: `2px solid ${colors.statusRisk}`, padding: '11px 15px' },
  },
  '& .letter': { ...choiceLetterStyle, gridRow: '1 / span 2' },
  '& [data-verdict="right"] .letter': {
    backgroundColor: colors.statusGood,
    borderColor: colors.statusGood,
    color: colors.paper,
  },
  '& [data-verdict="wrong"] .letter': { borderColor: colors.statusRisk, color: colors.statusRisk },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 12, rowGap: 2 },
  '& .text': { overflowWrap: 'anywhere', ...readingTypography(theme) },
  '& .why': { margin: '2px 0 0', color: colors.textSecondary, fontSize: '0.9375rem', lineHeight: 1.5 },
  '@media (forced-colors: active)': {
    '& > li[data-verdict="right"]': { borderColor: 'Highlight' },
    '& > li[data-verdict="wrong"]': { borderStyle: 'dashed' },
  },
}));

export const HintBox = styled('div')({
  scrollMarginTop: 'calc(var(--player-bar) + 16px)',
  marginBottom: 20,
  padding: '12px 16px',
  borderRadius: 12,
  backgroundColor: `color-mix(in srgb, ${colors.primary} 8%, ${colors.paper})`,
  '& p': { margin: 0 },
  '& p + p': { marginTop: 4 },
  '& .verdict': { fontWeight: 600, outline: 'none' },
  '@media (forced-colors: active)': { border: '1px solid' },
});

export const AnswerActionBar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 16,
  rowGap: 4,
  marginTop: 14,
  minHeight: 44,
  '& .confidence': {
    marginRight: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 12,
    color: colors.textSecondary,
    '&[data-waiting]': { visibility: 'hidden' },
  },
  '& .segments': {
    display: 'flex',
    border: `1px solid ${colors.controlEdge}`,
    borderRadius: 8,
    overflow: 'clip',
  },
  '& .segments button': {
    minHeight: 44,
    padding: '0 14px',
    border: 0,
    backgroundColor: colors.paper,
    font: 'inherit',
    fontSize: '0.9375rem',
    color: colors.textSecondary,
    cursor: 'pointer',
    '& + button': { borderLeft: `1px solid ${colors.controlEdge}` },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-pressed="true"]': {
      backgroundColor: `color-mix(in srgb, ${colors.primary} 14%, ${colors.paper})`,
      color: colors.primary,
      fontWeight: 650,
    },
    '@media (forced-colors: active)': { '&[aria-pressed="true"]': keepBackgroundStyle },
  },
});

import { styled } from '@mui/material/styles';
import * as colors from '@/ui/colors';
import { readingFont } from '@/ui/fonts';
import { plainButtonStyle } from '../frame/buttonStyles';

/** Below this width, prompts and plan are above the text instead of beside it. */
const stacked = '@media (max-width: 60rem)';
const phone = '@media (max-width: 40rem)';

export const EssayColumns = styled('div')({
  width: '100%',
  maxWidth: 1152,
  margin: '0 auto',
  padding: '32px 32px 48px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
  gap: '24px 48px',
  alignItems: 'start',
  [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [phone]: { padding: '24px 16px 32px' },
  '& .prompts-and-plan': { display: 'grid', gap: 24 },
  '& label': { display: 'block', fontWeight: 600 },
  '& textarea': {
    display: 'block',
    width: '100%',
    padding: '14px 16px',
    border: `1px solid ${colors.controlEdge}`,
    borderRadius: 8,
    backgroundColor: colors.paper,
    color: colors.textPrimary,
    font: 'inherit',
    lineHeight: 1.5,
    resize: 'vertical',
    // The field grows with its text where the browser supports it, and scrolls elsewhere.
    fieldSizing: 'content',
    '&:focus-visible': { outline: `2px solid ${colors.primary}`, outlineOffset: 1 },
  },
  '& .plan-head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    marginBottom: 6,
  },
  '& .plan-head label': { minWidth: 0 },
  '& .plan-head button': {
    ...plainButtonStyle,
    display: 'none',
    // Contains the visually hidden text, which would otherwise end up at the edge of the page.
    position: 'relative',
    gap: 4,
    padding: '0 8px',
    [stacked]: { display: 'inline-flex' },
  },
  '& .outline': { minHeight: '9rem', [phone]: { minHeight: '7rem' } },
  '& [data-folded] .outline': { [stacked]: { display: 'none' } },
  '& .sheet label': { marginBottom: 6 },
  '& .text': {
    fontFamily: readingFont,
    fontSize: 'calc(1.1875rem * var(--reading-scale, 1))',
    // About 68 characters of this typeface, plus the field's own edges.
    width: 'calc(33em + 34px)',
    maxWidth: '100%',
    minHeight: 'max(20rem, calc(100dvh - var(--player-bar) - var(--player-foot) - 140px))',
    lineHeight: 'var(--reading-leading, 1.6)',
  },
});

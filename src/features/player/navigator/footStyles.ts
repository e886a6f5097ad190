import { styled } from '@mui/material/styles';
import * as colors from '@/ui/colors';
import { plainButtonStyle } from '../frame/buttonStyles';
import { cellStyles } from './cellStyles';

/** Footer widths at which the current group's cells fit, and at which all groups fit. In rem, to follow the reader's text size. */
const cellsFit = '@container player-foot (min-width: 60rem)';
const allFit = '@container player-foot (min-width: 78rem)';
const phone = '@container player-foot (max-width: 40rem)';

export const PlayerFooterRoot = styled('footer')({
  position: 'sticky',
  bottom: 0,
  zIndex: 1100,
  backgroundColor: colors.paper,
  borderTop: `1px solid ${colors.divider}`,
  containerType: 'inline-size',
  containerName: 'player-foot',
  '& .row': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minHeight: 79,
    padding: '8px 24px 8px 32px',
    [phone]: { paddingInline: 16 },
  },
  '& .flag': {
    gap: 8,
    paddingInline: 16,
    color: colors.primary,
    '& svg': { fontSize: '1.25rem' },
    '&[aria-pressed="true"] svg': { color: colors.emphasis },
    [phone]: { minWidth: 44, paddingInline: 11 },
    '@media (forced-colors: active)': {
      '&[aria-pressed="true"]': { borderColor: 'Highlight', borderWidth: 3 },
    },
  },
  '& .flag-word': { [phone]: { display: 'none' } },
  '& .moves': {
    display: 'flex',
    gap: 8,
    '& button': { minWidth: 72, [phone]: { paddingInline: 14, minWidth: 60 } },
  },
  '& .navigator': { display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 },
  '& .glance': { display: 'none', alignItems: 'center', gap: 2, [cellsFit]: { display: 'flex' } },
  '& .open-group': {
    display: 'flex',
    padding: 2,
    borderRadius: 10,
    backgroundColor: `color-mix(in srgb, ${colors.textSecondary} 14%, transparent)`,
    marginInline: 4,
  },
  '& .target': {
    display: 'none',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 52,
    minWidth: 44,
    padding: '4px 7px 7px',
    border: 0,
    borderRadius: 8,
    background: 'none',
    font: 'inherit',
    fontSize: '0.8125rem',
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
    color: colors.textSecondary,
    cursor: 'pointer',
    '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 9%, transparent)' },
    [allFit]: { display: 'flex' },
  },
  '& .squares': {
    display: 'grid',
    gap: 4,
    '&[data-rows="2"]': { gap: '10px 4px', marginTop: 7 },
    '&[data-rows="2"] .square': { width: 8, height: 8 },
    '&[data-rows="2"] .pennant': { left: '20%', bottom: 'calc(100% + 1px)', width: 7, height: 8 },
  },
  '& .all': {
    ...plainButtonStyle,
    padding: '0 12px',
    border: `1px solid ${colors.controlEdge}`,
    fontSize: '0.9375rem',
    whiteSpace: 'nowrap',
    '& svg': { fontSize: '1.25rem' },
    [allFit]: { borderColor: 'transparent' },
  },
  '& .all-word': { display: 'none', [allFit]: { display: 'inline' } },
  '& .of-word': { [allFit]: { display: 'none' } },
  ...cellStyles,
});

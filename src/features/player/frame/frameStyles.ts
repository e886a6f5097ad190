import { styled } from '@mui/material/styles';
import * as colors from '@/ui/colors';
import { displayFont } from '@/ui/fonts';
import { plainButtonStyle, visuallyHiddenStyle } from './buttonStyles';

/** In rem, to follow the reader's text size: with larger text, a laptop gets the layout of a phone. */
const narrow = '@container player-bar (max-width: 62rem)';
const phone = '@container player-bar (max-width: 40rem)';
const smallPhone = '@container player-bar (max-width: 24rem)';

export const PlayerFrameRoot = styled('div')({
  '--player-bar': '59px',
  '--player-foot': '0px',
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  // Focused elements must not end up under the bar or the footer.
  '& :is(button, input, a, textarea, [tabindex])': {
    scrollMarginTop: 'calc(var(--player-bar) + 16px)',
    scrollMarginBottom: 'calc(var(--player-foot) + 16px)',
  },
  '& > :not(header, footer)': { flexGrow: 1, minWidth: 0 },
  '& > footer': { flexShrink: 0 },
  // Forced colors remove the background of a filled button, and with it its shape.
  '@media (forced-colors: active)': { '& .MuiButton-contained': { border: '1px solid ButtonText' } },
  '&[data-scrolls-away] > :is(header, footer)': { position: 'static' },
});

export const PlayerBarRoot = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 1100,
  backgroundColor: colors.paper,
  containerType: 'inline-size',
  containerName: 'player-bar',
  '& .row': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    minHeight: 56,
    padding: '4px 28px 4px 32px',
    columnGap: 12,
    fontSize: '1rem',
    [narrow]: { paddingInline: '20px 12px' },
    [phone]: { paddingInline: '16px 8px', columnGap: 4 },
  },
  '& .where': {
    flex: '1 1 0',
    minWidth: 'min(100%, 8.5rem)',
    [smallPhone]: { minWidth: 'min(100%, 6.5rem)' },
    display: 'flex',
    alignItems: 'center',
    [narrow]: { flexWrap: 'wrap', rowGap: 2, paddingBlock: 4 },
  },
  '& h1': {
    margin: 0,
    fontFamily: displayFont,
    fontSize: '1.1875rem',
    fontWeight: 600,
    lineHeight: 1.2,
    [narrow]: { flexBasis: '100%', fontSize: '1.0625rem' },
  },
  '& .place': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    color: colors.textSecondary,
    lineHeight: 1.3,
    [narrow]: { fontSize: '0.875rem' },
  },
  '& h1 + .place, & .place + .place': {
    marginLeft: 16,
    paddingLeft: 16,
    borderLeft: `1px solid ${colors.divider}`,
  },
  '& .place strong': { color: colors.textPrimary, fontWeight: 650 },
  // On narrow screens, the footer shows the question number.
  [narrow]: {
    '& h1 + .place': { marginLeft: 0, paddingLeft: 0, borderLeft: 0 },
    '& .question-place': { ...visuallyHiddenStyle, whiteSpace: 'nowrap' },
  },
  '& .dot': {
    // A border instead of a background, which forced colors would override.
    border: '4px solid',
    borderRadius: '50%',
    flexShrink: 0,
  },
  '& .section-word': { [smallPhone]: { display: 'none' } },
  '& .clock': { display: 'flex', alignItems: 'center' },
  '& .figure': { fontSize: '1.1875rem', fontWeight: 650, minWidth: '3.1em', textAlign: 'right' },
  '& .secondary': { color: colors.textSecondary },
  // The smallest phones have no room for the Hide button: there, the tools hide the clock. The Show button of a hidden clock stays.
  [smallPhone]: { '& .figure ~ .plain': { display: 'none' } },
  '& .clock-word': { marginInline: '10px 4px', [phone]: { display: 'none' } },
  '& .clock-note': { fontWeight: 600, color: colors.emphasis, marginRight: 8 },
  '& .controls': { display: 'flex', alignItems: 'center', columnGap: 4, [phone]: { columnGap: 0 } },
  '& .plain': {
    ...plainButtonStyle,
    gap: 8,
    '& .icon': { display: 'none', '& svg': { display: 'block', fontSize: '1.25rem' } },
    [phone]: {
      padding: '0 8px',
      '& .icon': { display: 'block' },
      '& .icon + .word': visuallyHiddenStyle,
    },
  },
  '& .clock .plain, & .keys': { color: colors.textSecondary },
  // Phones have no keyboard; equally narrow devices that do have one open the list with "?".
  '& .keys': { [phone]: { display: 'none' } },
});

export const ProgressTrack = styled('div')({
  height: 3,
  backgroundColor: colors.divider,
  '& > div': { height: '100%', backgroundColor: colors.primary },
  '@media (forced-colors: active)': {
    borderBottom: '1px solid CanvasText',
    '& > div': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});

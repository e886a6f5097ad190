/**
 * Which of MUI's theme variables the site writes. MUI has some 420, for every component and every shade; a page would carry
 * them all in front of its first word. What isn't named here is left out: styles then take a length as it is, and a color would be
 * that of the light scheme in both, so a test looks for a color that the site takes and that isn't written.
 */
import { shouldSkipGeneratingVar } from '@mui/material/styles';

/** Every role of a palette's own family. */
const all = 'all';

/**
 * The colors of the site and of the MUI components that it uses. A name such as mainChannel is the same color for a transparent
 * tint of it.
 */
const palette: Readonly<Record<string, readonly string[] | typeof all>> = {
  primary: ['main', 'mainChannel', 'dark', 'contrastText'],
  error: ['main'],
  // Buttons, fields, and tabs look these up for colors that none of ours has.
  secondary: ['main'],
  success: ['main'],
  info: ['main'],
  warning: ['main'],
  text: ['primary', 'primaryChannel', 'secondary', 'secondaryChannel', 'disabled'],
  background: ['default', 'paper', 'paperChannel'],
  divider: all,
  section: all,
  status: all,
  surface: ['controlEdge'],
  highlight: all,
  emphasis: ['main'],
  common: ['white', 'onBackground', 'onBackgroundChannel'],
  action: [
    'active',
    'activeChannel',
    'hover',
    'hoverOpacity',
    'selected',
    'disabled',
    'disabledBackground',
    'disabledOpacity',
  ],
  // Of a component's own colors those that ours doesn't set itself, or one, where it looks them up all the same.
  AppBar: ['defaultBg'],
  Button: ['inheritContainedBg'],
  Input: ['autofillWebkitBoxShadow'],
  LinearProgress: ['primaryBg'],
  SnackbarContent: ['bg'],
  Switch: ['defaultColor', 'defaultDisabledColor', 'primaryDisabledColor'],
};

const others: Readonly<Record<string, readonly string[]>> = {
  shape: ['borderRadius'],
  // The heights that a card, a menu, a dialog and the bar at the top lie at.
  shadows: ['0', '1', '2', '4', '6', '8', '16', '24'],
  zIndex: ['appBar', 'drawer', 'modal', 'snackbar', 'tooltip'],
  font: ['inherit'],
  opacity: ['inputPlaceholder', 'inputUnderline', 'switchTrack', 'switchTrackDisabled'],
};

/** Tells whether the variable of a place in the theme, such as palette, primary, main, is not to be written. */
export function isLeftOut(keys: string[]): boolean {
  const [family = '', name = '', part = ''] = keys;
  if (shouldSkipGeneratingVar(keys)) return true;
  if (family !== 'palette') return !(others[family] ?? []).includes(name);
  const parts = palette[name] ?? [];
  return parts !== all && !parts.includes(part);
}

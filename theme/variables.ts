/**
 * Which of MUI's theme variables the site leaves out. MUI writes some 420, for every component and every shade that it
 * has; a page would carry them all in front of its first word. The end-to-end tests look for a style that names one
 * that is missing.
 */
import { shouldSkipGeneratingVar } from '@mui/material/styles';

/** Families of MUI components that the site doesn't use. */
const unusedComponents = new Set([
  'Alert',
  'Avatar',
  'Chip',
  'FilledInput',
  'Skeleton',
  'Slider',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
  'TableCell',
  'Tooltip',
]);

/** Shades that only left-out components take, and the color channels of shades that nothing makes transparent. */
const unusedShades = new Set(['light', 'lightChannel', 'darkChannel', 'contrastTextChannel']);

/** MUI's names for meanings: a bar, a switch or a button takes the primary color here, and only an error another one. */
const rarelyTinted = new Set(['secondary', 'success', 'info', 'warning']);

/** The heights that a card, a menu, a dialog and the bar at the top lie at. */
const heightsUsed = new Set(['0', '1', '2', '4', '6', '8', '16', '24']);

const unusedLayers = new Set(['fab', 'speedDial', 'mobileStepper']);

/** Tells whether the variable of a place in the theme, such as palette, primary, main, is not to be written. */
export function isLeftOut(keys: string[]): boolean {
  const [family = '', name = '', part = ''] = keys;
  if (shouldSkipGeneratingVar(keys)) return true;
  switch (family) {
    case 'palette':
      return unusedComponents.has(name) || unusedShades.has(part) || isUnusedTint(name, part);
    case 'overlays':
      return true;
    case 'shadows':
      return !heightsUsed.has(name);
    case 'font':
      return name !== 'inherit';
    case 'zIndex':
      return unusedLayers.has(name);
    default:
      return false;
  }
}

/** Such as palette, info, mainChannel, or palette, LinearProgress, infoBg. */
function isUnusedTint(name: string, part: string): boolean {
  if (part === 'mainChannel') return rarelyTinted.has(name);
  if (name !== 'LinearProgress' && name !== 'Switch') return false;
  return !part.startsWith('primary') && !part.startsWith('default');
}

/** The look: scales -> roles -> schemes, the typography, and one file of overrides for each family of MUI components. */
import '@mui/material/themeCssVarsAugmentation';
import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import { components } from './overrides';
import { shadows } from './heights';
import { motionMs, radius, gridPx } from './scales';
import { schemeOf } from './schemes';
import { typography } from './typography';

export { fontFaces, fontFiles } from './fonts';

/** Families of MUI components that the site doesn't use: their colors would be in every page's styles all the same. */
const unusedComponents = new Set([
  'FilledInput',
  'Skeleton',
  'Slider',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
]);

export const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'data',
    shouldSkipGeneratingVar: (keys) =>
      shouldSkipGeneratingVar(keys) || (keys[0] === 'palette' && unusedComponents.has(keys[1] ?? '')),
  },
  colorSchemes: { light: schemeOf('light'), dark: schemeOf('dark') },
  typography,
  spacing: gridPx,
  shape: { borderRadius: radius.control },
  shadows,
  focusVisible: true,
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: motionMs.short,
      shorter: motionMs.short,
      short: motionMs.short,
      standard: motionMs.long,
      complex: motionMs.long,
      enteringScreen: motionMs.long,
      leavingScreen: motionMs.short,
    },
  },
  components,
});

/** The MUI theme: scales -> roles -> schemes, typography, and one file of overrides per component family. */
import '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';
import { componentOverrides } from './overrides';
import { shadows } from './elevations';
import { motionMs, radius, gridPx } from './scales';
import { buildColorSystem } from './schemes';
import { typography } from './typography';

export { fontFaces, fontFiles } from './fonts';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data' },
  colorSchemes: { light: buildColorSystem('light'), dark: buildColorSystem('dark') },
  typography,
  // In em, which in a media query is the reader's default font size: with text twice as large, a laptop gets the tablet layout.
  // These are MUI's steps at 16 px, with no gap between two of them.
  breakpoints: { unit: 'em', values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 }, step: 0.1 },
  // A function, because for a number MUI emits a calc() with a variable in every style.
  spacing: (steps: number) => `${steps * gridPx}px`,
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
  components: componentOverrides,
});

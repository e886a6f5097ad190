/** The look: scales -> roles -> schemes, the typography, and one file of overrides for each family of MUI components. */
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
  // In em, which is the reader's own text size in a media query: with letters twice as large, a laptop gets the layout that a tablet
  // has room for. The steps are MUI's own at letters of 16 px, and nothing falls between two of them.
  breakpoints: { unit: 'em', values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 }, step: 0.1 },
  // As a function: of a number MUI makes a calculation with a variable, in every style.
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

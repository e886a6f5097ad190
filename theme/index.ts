/** The MUI theme: scales -> roles -> schemes, typography, and one file of overrides per component family. */
import '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';
import { componentOverrides } from './overrides';
import { shadows } from './elevations';
import { breakpointsEm, gridPx, motionMs, cornerRadiusPx, typeScale } from './scales';
import { buildColorSystem } from './schemes';
import { typography } from './typography';

export { fontFaces, fontPreloads } from './fonts';

export const displayFont = typeScale.display;

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data' },
  colorSchemes: { light: buildColorSystem('light'), dark: buildColorSystem('dark') },
  typography,
  // MUI ends each range step/100 em below the next breakpoint; a step of 0.1 makes the gap between two ranges negligible.
  breakpoints: { unit: 'em', values: breakpointsEm, step: 0.1 },
  // A function, because for a number MUI emits a calc() with a variable in every style.
  spacing: (steps: number) => `${steps * gridPx}px`,
  shape: { borderRadius: cornerRadiusPx.control },
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

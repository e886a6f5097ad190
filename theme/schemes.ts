import type { ColorSystemOptions } from '@mui/material/styles';
import { overlays } from './elevations';
import { buildColorRoles, type ColorRoles, type ColorScheme } from './roles';

declare module '@mui/material/styles' {
  interface Palette {
    section: ColorRoles['section'];
    status: ColorRoles['status'];
    surface: ColorRoles['surface'];
    highlight: ColorRoles['highlight'];
    emphasis: { main: string };
  }
  interface PaletteOptions {
    section?: ColorRoles['section'];
    status?: ColorRoles['status'];
    surface?: ColorRoles['surface'];
    highlight?: ColorRoles['highlight'];
    emphasis?: { main: string };
  }
}

/** Builds MUI's palette for one scheme. Components read our roles as `theme.vars.palette.section.verbal` and so on. */
export function buildColorSystem(scheme: ColorScheme): ColorSystemOptions {
  const roles = buildColorRoles(scheme);
  const { surface, status, brand, section, highlight } = roles;
  const solid = (main: string) => ({ main, light: main, dark: main, contrastText: brand.onPrimary });
  return {
    overlays,
    palette: {
      mode: scheme,
      primary: solid(brand.primary),
      secondary: solid(brand.emphasis),
      success: solid(status.good),
      info: solid(status.fair),
      warning: solid(status.watchText),
      error: solid(status.risk),
      text: { primary: surface.ink, secondary: surface.quiet },
      divider: surface.hairline,
      background: { default: surface.ground, paper: surface.paper },
      section,
      status,
      surface,
      highlight,
      emphasis: { main: brand.emphasis },
    },
  };
}

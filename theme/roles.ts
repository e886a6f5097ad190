import { brandColors } from './brandColors';
import { rawColors } from './scales';

export type ColorScheme = 'light' | 'dark';

/** Colors by meaning: a section's color always means that section, and a status's color that status. */
export interface ColorRoles {
  readonly section: {
    readonly verbal: string;
    readonly quantitative: string;
    readonly reading: string;
    readonly writing: string;
  };
  readonly status: {
    readonly good: string;
    readonly fair: string;
    readonly watch: string;
    readonly risk: string;
    /** Same meaning as `watch`, but dark enough for text. */
    readonly watchText: string;
  };
  readonly surface: {
    readonly ground: string;
    readonly paper: string;
    readonly hairline: string;
    readonly ink: string;
    readonly quiet: string;
    readonly controlEdge: string;
  };
  /** A student's highlight in a passage: the background tint and the underline. */
  readonly highlight: { readonly tint: string; readonly line: string };
  readonly brand: { readonly primary: string; readonly onPrimary: string; readonly emphasis: string };
}

/** Builds all roles of one scheme from the provider's colors and the scales. */
export function buildColorRoles(scheme: ColorScheme): ColorRoles {
  return {
    section: rawColors.section[scheme],
    status: { ...rawColors.status[scheme], watchText: rawColors.watchText[scheme] },
    surface: { ...rawColors.surface[scheme], controlEdge: rawColors.controlEdge[scheme] },
    highlight: rawColors.highlight[scheme],
    brand: {
      primary: brandColors.primary[scheme],
      onPrimary: brandColors.onPrimary[scheme],
      emphasis: brandColors.emphasis[scheme],
    },
  };
}

/**
 * Lists the color pairs used together on screen with the minimum contrast of each: 4.5 for text, 3 for control borders and marks
 * (WCAG 2.2, 1.4.3 and 1.4.11). The hairline is decoration and is not included.
 */
export function listContrastPairs(
  roles: ColorRoles,
): { name: string; front: string; back: string; least: number }[] {
  const backs = { ground: roles.surface.ground, paper: roles.surface.paper };
  const words = {
    ink: roles.surface.ink,
    quiet: roles.surface.quiet,
    primary: roles.brand.primary,
    emphasis: roles.brand.emphasis,
    good: roles.status.good,
    fair: roles.status.fair,
    watchText: roles.status.watchText,
    risk: roles.status.risk,
  };
  const marks = { ...roles.section, watch: roles.status.watch, controlEdge: roles.surface.controlEdge };
  const on = (fronts: Record<string, string>, least: number) =>
    Object.entries(fronts).flatMap(([front, color]) =>
      Object.entries(backs).map(([back, ground]) => ({
        name: `${front} on ${back}`,
        front: color,
        back: ground,
        least,
      })),
    );
  return [
    ...on(words, 4.5),
    ...on(marks, 3),
    { name: 'ink on highlight', front: roles.surface.ink, back: roles.highlight.tint, least: 4.5 },
    { name: 'highlight line on its tint', front: roles.highlight.line, back: roles.highlight.tint, least: 3 },
    { name: 'highlight line on paper', front: roles.highlight.line, back: roles.surface.paper, least: 3 },
    { name: 'words on primary', front: roles.brand.onPrimary, back: roles.brand.primary, least: 4.5 },
  ];
}

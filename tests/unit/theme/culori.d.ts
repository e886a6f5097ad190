/** The culori functions that the tests use; the package has no types. */
declare module 'culori' {
  type Color = string | { readonly mode: string };
  export function wcagContrast(a: Color, b: Color): number;
  export function differenceCiede2000(): (a: Color, b: Color) => number;
  export function filterDeficiencyProt(severity: number): (color: Color) => Color;
  export function filterDeficiencyDeuter(severity: number): (color: Color) => Color;
  export function filterDeficiencyTrit(severity: number): (color: Color) => Color;
}

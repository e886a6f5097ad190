/**
 * Stands for d3-interpolate in d3-scale (vite.config.ts): between numbers alone. A drawing's scales run from numbers to
 * pixels; the package also knows colors, dates, texts and objects. tests/unit/charts/slim.test.ts holds that these do as the
 * package's do, and that d3-scale finds every name that it asks for.
 */
type Between = (part: number) => number;

/** The number that lies between two, by part: 0 is `from`, 1 is `to`. */
export function interpolateNumber(from: number, to: number): Between {
  return (part) => from * (1 - part) + to * part;
}

/** The same in whole numbers. */
export function interpolateRound(from: number, to: number): Between {
  return (part) => Math.round(from * (1 - part) + to * part);
}

export { interpolateNumber as interpolate };

/** Named by scales that no drawing uses, so it only has to exist. @throws Error always. */
export function piecewise(): never {
  throw new Error('src/charts/slim/d3-interpolate.ts has no piecewise interpolation');
}

/**
 * Stands for d3-scale in Recharts (vite.config.ts): the linear scale, for numbers, and the one of points, which Recharts' brush
 * asks for by its name. Recharts looks the others up by name in all of the package, so a bundler can't leave them out: bands,
 * times, colors, logarithms, powers, quantiles. With slim d3-interpolate that is 11 kB less on every dashboard. A scale that is
 * missing here is drawn as if it didn't exist, so tests/unit/charts/slim.test.ts fails when a drawing asks Recharts for more:
 * add the scale here then.
 */
export { scaleLinear, scalePoint } from 'd3-scale';

/**
 * Stands for d3-scale in Recharts (vite.config.ts): the scales that the drawings need. Recharts looks scales up by name in
 * all of the package, so a bundler can't leave out the rest (times, colors, logarithms: 7 kB). A scale that is missing here
 * is drawn as if it didn't exist: add it when a drawing asks for one.
 */
export { scaleBand, scaleLinear, scalePoint } from 'd3-scale';

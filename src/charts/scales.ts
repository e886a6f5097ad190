/**
 * The scales that the drawings need. Recharts looks scales up by name in all of d3-scale, so a bundler can't leave out the
 * rest (times, colours, logarithms: 8 kB); vite.config.ts gives it this list instead. A scale that is missing here is drawn
 * as if it didn't exist: add it when a drawing asks for one.
 */
export { scaleBand, scaleLinear, scalePoint } from 'd3-scale';

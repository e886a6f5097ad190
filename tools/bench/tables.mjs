/** The bench's tables, as `console.table` prints them. */
import { median } from '../slow-visit.mjs';

/**
 * @typedef {number | string} Cell
 * @typedef {Record<string, Record<string, Cell>>} Table rows by name, each with cells by column
 */

const none = '-';

/**
 * @param {number | undefined} value
 * @param {number} [digits]
 * @returns {Cell}
 */
export const cell = (value, digits = 0) => (value === undefined ? none : Number(value.toFixed(digits)));

/**
 * Merges the tables of several builds into one whose cells show each build's value, in the order of the builds.
 * @param {readonly Table[]} tables
 * @returns {Table}
 */
export function sideBySide(tables) {
  const [first] = tables;
  if (tables.length === 1 && first !== undefined) return first;
  /** @type {Table} */
  const merged = {};
  for (const row of new Set(tables.flatMap((table) => Object.keys(table)))) {
    const columns = new Set(tables.flatMap((table) => Object.keys(table[row] ?? {})));
    merged[row] = Object.fromEntries(
      [...columns].map((column) => [column, tables.map((table) => table[row]?.[column] ?? none).join(' | ')]),
    );
  }
  return merged;
}

/** @param {number} bytes */
const kib = (bytes) => bytes / 1024;

/**
 * The row of a press. Requests and KiB are those until what the press promises is there, and those after it.
 * @param {readonly import('./press-visit.mjs').PressResult[]} visits
 * @returns {Record<string, Cell>}
 */
export function pressRow(visits) {
  const measured = visits.flatMap((visit) => ('failure' in visit ? [] : [visit]));
  const failed = visits.length - measured.length;
  /** @param {(sum: import('../slow-visit.mjs').Sum) => number} of */
  const twoPhases = (of) =>
    measured.length === 0
      ? none
      : `${cell(median(measured.map(({ until }) => of(until))))} + ${cell(median(measured.map(({ later }) => of(later))))}`;
  return {
    'first sign ms': cell(median(measured.map(({ sign }) => sign))),
    'there ms': cell(median(measured.map(({ there }) => there))),
    requests: twoPhases(({ requests }) => requests),
    KiB: twoPhases(({ bytes }) => kib(bytes)),
    failed: failed === 0 ? 0 : `${failed} of ${visits.length}`,
  };
}

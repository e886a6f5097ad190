/** The arithmetic of drawings that don't begin at zero. */

const steps = [1, 2, 2.5, 5, 10];

/** Gives both ends of an axis that holds all values, at round numbers; around a single value there is room on both sides. */
export function tidyDomain(values: readonly number[]): [number, number] {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const room = most === least ? Math.max(1, Math.abs(most) * 0.05) : 0;
  const span = most - least + 2 * room;
  const power = 10 ** Math.floor(Math.log10(span / 3));
  const step = (steps.find((each) => each * power * 3 >= span) ?? 10) * power;
  return [Math.floor((least - room) / step) * step, Math.ceil((most + room) / step) * step];
}

/**
 * Moves labels apart: gives a place for each, at least `gap` from the next, as near to the wanted one as the order allows,
 * within the ends as long as they have room for all.
 */
export function spread(
  wanted: readonly number[],
  gap: number,
  [least, most]: readonly [number, number],
): number[] {
  const order = wanted.map((place, index) => ({ place, index })).toSorted((a, b) => a.place - b.place);
  let lowest = least;
  for (const label of order) {
    label.place = Math.max(label.place, lowest);
    lowest = label.place + gap;
  }
  let highest = most;
  for (const label of order.toReversed()) {
    label.place = Math.min(label.place, highest);
    highest = label.place - gap;
  }
  const places = [...wanted];
  for (const { place, index } of order) places[index] = place;
  return places;
}

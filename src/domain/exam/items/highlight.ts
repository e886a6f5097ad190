/** Highlights in passages: character ranges within one paragraph. */

export interface Highlight {
  /** The reference of the passage, as returned by `itemRef`. */
  readonly passage: string;
  readonly paragraph: number;
  /** Index of the first character; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

function sameParagraph(a: Highlight, b: Highlight): boolean {
  return a.passage === b.passage && a.paragraph === b.paragraph;
}

function isStretch({ paragraph, start, end }: Highlight): boolean {
  return [paragraph, start, end].every(Number.isInteger) && paragraph >= 0 && start >= 0 && start < end;
}

/**
 * Adds a range, merging it with ranges that overlap or touch it. Returns the same list if the range is already highlighted, empty,
 * or invalid.
 */
export function withHighlight(all: readonly Highlight[], added: Highlight): readonly Highlight[] {
  const covers = (each: Highlight) =>
    sameParagraph(each, added) && each.start <= added.start && added.end <= each.end;
  if (!isStretch(added) || all.some(covers)) return all;
  const touches = (each: Highlight) =>
    sameParagraph(each, added) && each.start <= added.end && added.start <= each.end;
  const joined = all.filter(touches);
  const merged: Highlight = {
    ...added,
    start: Math.min(added.start, ...joined.map((each) => each.start)),
    end: Math.max(added.end, ...joined.map((each) => each.end)),
  };
  return [...all.filter((each) => !touches(each)), merged];
}

/** Removes a range; text outside of it stays highlighted. Returns the same list if none of it was highlighted. */
export function withoutHighlight(all: readonly Highlight[], removed: Highlight): readonly Highlight[] {
  const overlaps = (each: Highlight) =>
    sameParagraph(each, removed) && each.start < removed.end && removed.start < each.end;
  if (!isStretch(removed) || !all.some(overlaps)) return all;
  return all.flatMap((each) => {
    if (!overlaps(each)) return [each];
    const before = { ...each, end: removed.start };
    const after = { ...each, start: removed.end };
    return [before, after].filter((part) => part.end > part.start);
  });
}

/** Highlights in passages: stretches of one paragraph, by character. */

export interface Highlight {
  /** The passage, as `itemRef` names it. */
  readonly passage: string;
  /** Index of the paragraph, from 0. */
  readonly paragraph: number;
  /** First character, and the one after the last. */
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
 * Adds a stretch; stretches that overlap or touch become one. The very same list where there is nothing to add: all of the
 * stretch is highlighted already, or it is empty or impossible.
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

/** Takes a stretch away; what lies outside of it stays highlighted. The very same list where none of it was. */
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

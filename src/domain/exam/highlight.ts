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

/** Adds a stretch; stretches that overlap or touch become one. An empty one adds nothing. */
export function withHighlight(all: readonly Highlight[], added: Highlight): readonly Highlight[] {
  if (added.end <= added.start) return all;
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

/** Takes a stretch away; what of a highlight lies outside of it stays. */
export function withoutHighlight(all: readonly Highlight[], removed: Highlight): readonly Highlight[] {
  return all.flatMap((each) => {
    if (!sameParagraph(each, removed) || each.start >= removed.end || removed.start >= each.end)
      return [each];
    const before = { ...each, end: removed.start };
    const after = { ...each, start: removed.end };
    return [before, after].filter((part) => part.end > part.start);
  });
}

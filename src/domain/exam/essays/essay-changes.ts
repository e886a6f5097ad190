/** Word-by-word diff of two essay drafts. */
import { diffArrays } from 'diff';

export interface TextChange {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/**
 * Splits a text into words, with their punctuation, and the spaces between them; joined, the pieces restore the text. Punctuation
 * stays attached, as in word counts, so that added and removed words account for the difference between the drafts' word counts.
 */
const pieces = /\s+|\S+/gu;

/**
 * Above this many removed and inserted pieces, two texts have too little in common for a useful comparison and count as wholly
 * replaced. The limit also bounds the running time, which grows quadratically.
 */
const mostEdits = 1600;

/**
 * Returns the changes from one draft to another, in order: "same" plus "added" yields the later text, "same" plus "removed" the
 * earlier one. Adjacent changed words form one change, including the spaces between them.
 */
export function diffDrafts(earlier: string, later: string): readonly TextChange[] {
  const found = diffArrays(piecesOf(earlier), piecesOf(later), { maxEditLength: mostEdits });
  const changes =
    found === undefined
      ? [change('removed', earlier), change('added', later)]
      : found.map(({ added, removed, value }) =>
          change(added ? 'added' : removed ? 'removed' : 'same', value.join('')),
        );
  return joined(changes.filter(({ text }) => text !== ''));
}

const piecesOf = (text: string): string[] => text.match(pieces) ?? [];
const change = (kind: TextChange['kind'], text: string): TextChange => ({ kind, text });

/** Merges neighboring replacements that only spaces separate, because those spaces aren't meaningful unchanged text. */
function joined(changes: readonly TextChange[]): TextChange[] {
  const all: TextChange[] = [];
  let [removed, added] = ['', ''];
  const put = (...more: readonly TextChange[]) => {
    all.push(
      ...[change('removed', removed), change('added', added)].filter(({ text }) => text !== ''),
      ...more,
    );
    [removed, added] = ['', ''];
  };
  changes.forEach(({ kind, text }, index) => {
    const isGap = /^[^\S\n]+$/.test(text) && removed !== '' && added !== '' && index < changes.length - 1;
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (isGap) [removed, added] = [removed + text, added + text];
    else put(change('same', text));
  });
  put();
  return all;
}

/** What changed between two drafts of an essay, word by word. */
import { diffArrays } from 'diff';

export interface TextChange {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/**
 * Words with their signs, as they are counted, and the spaces between them; all of them together are the text again. Were signs pieces of
 * their own, the words gone and new wouldn't add up to the words of both texts.
 */
const pieces = /\s+|\S+/gu;

/**
 * Beyond so many pieces taken out and put in, two texts have so little in common that a comparison says nothing: they count as
 * wholly replaced. It also bounds the time, which grows with the square.
 */
const mostEdits = 1600;

/**
 * The changes from one draft to another, in their order: the same and the added together are the later text, the same and the
 * removed together the earlier one. Words that changed side by side are one change, with the spaces between them.
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

/** Between two changes a lone space has not really stayed: it belongs to both of them, and what belongs together is one change. */
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

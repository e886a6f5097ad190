import { sheetTexts } from '@/data/texts/sheets';
import type { WordEntry } from '@/domain/plan/words/word-entry';
import { TableHeadRow } from '@/ui/sheet/SheetLayout';

/** Words with their meanings and origins, and a box to check. */
export function WordSheet({ entries }: { readonly entries: readonly WordEntry[] }) {
  return (
    <table className="words long">
      <TableHeadRow labels={sheetTexts.words.head} />
      <tbody translate="no">
        {entries.map(({ word, partOfSpeech, definition, root }) => (
          <tr key={word}>
            <th scope="row">
              <span className="box" /> <strong>{word}</strong> <span>{partsShort[partOfSpeech]}</span>
            </th>
            <td>{definition}</td>
            <td>{root}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const partsShort: Readonly<Record<WordEntry['partOfSpeech'], string>> = {
  noun: 'n.',
  verb: 'v.',
  adjective: 'adj.',
};

import { sheetTexts } from '@/data/texts/sheets';
import type { WordEntry } from '@/domain/plan/words/word-entry';
import { PrintedBox, PrintedTable, SmallPrint } from '../sheets/SheetParts';

/** Words with their meanings and origins, and a box to check. */
export function WordSheet({ entries }: { readonly entries: readonly WordEntry[] }) {
  return (
    <SmallPrint>
      <PrintedTable head={sheetTexts.words.head} widths={['27%']}>
        <tbody translate="no">
          {entries.map(({ word, partOfSpeech, definition, root }) => (
            <tr key={word}>
              <th scope="row">
                <PrintedBox /> <strong>{word}</strong> <span>{partsShort[partOfSpeech]}</span>
              </th>
              <td>{definition}</td>
              <td>{root}</td>
            </tr>
          ))}
        </tbody>
      </PrintedTable>
    </SmallPrint>
  );
}

const partsShort: Readonly<Record<WordEntry['partOfSpeech'], string>> = {
  noun: 'n.',
  verb: 'v.',
  adjective: 'adj.',
};

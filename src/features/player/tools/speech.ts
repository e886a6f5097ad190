/** The utterances for a question or passage that is read aloud, one sentence or choice at a time. */
import { choiceByLetter, type Item, choiceLetters, type Passage } from '@/domain/exam/items/item';
import type { ItemTable } from '@/domain/exam/items/figure';
import { spokenNotationText } from '@/domain/exam/items/spoken-notation';

/** Returns the stem, the figure or table in words, then the choices with their letters. */
export function questionSpeech(item: Item): readonly string[] {
  return [
    ...sentencesOf(spokenNotationText(item.stem)),
    ...('figure' in item && item.figure !== null
      ? sentencesOf(spokenNotationText(item.figure.description))
      : []),
    ...('table' in item && item.table !== null ? tableSpeech(item.table) : []),
    ...choiceLetters.map((letter) => `${letter}. ${spokenNotationText(choiceByLetter(item, letter).text)}`),
  ];
}

/** Returns the caption, then each row with the heading of each of its cells. */
function tableSpeech({ caption, columns, rows }: ItemTable): readonly string[] {
  const [, ...headings] = columns.map(spokenNotationText);
  return [
    `Table: ${spokenNotationText(caption)}`,
    ...rows.map(([name = '', ...cells]) =>
      [
        spokenNotationText(name),
        ...cells.map((cell, index) => `${headings[index] ?? ''}: ${spokenNotationText(cell)}`),
      ].join(', '),
    ),
  ];
}

/** Returns the introduction, if any, and every paragraph or stanza. */
export function passageSpeech({ intro, text }: Passage): readonly string[] {
  return [...(intro === null ? [] : [intro]), ...text].flatMap((each) =>
    sentencesOf(each.replaceAll('\n', ' ')),
  );
}

function sentencesOf(text: string): readonly string[] {
  return text.match(/\S.*?(?:[.!?]["”’)]*(?=\s|$)|$)/gs) ?? [];
}

/** What is said when a question or a passage is read aloud, a sentence or a choice at a time. */
import { choiceOf, type Item, letters, type Passage } from '@/domain/exam/item';
import { plainText } from '@/domain/exam/notation';

/** The stem, then the choices with their letters. Formulas are said as their plain text. */
export function questionSpeech(item: Item): readonly string[] {
  return [
    ...sentencesOf(plainText(item.stem)),
    ...letters.map((letter) => `${letter}. ${plainText(choiceOf(item, letter).text)}`),
  ];
}

/** The sentence that places it, if any, and every paragraph or stanza. */
export function passageSpeech({ intro, text }: Passage): readonly string[] {
  return [...(intro === null ? [] : [intro]), ...text].flatMap((each) =>
    sentencesOf(each.replaceAll('\n', ' ')),
  );
}

function sentencesOf(text: string): readonly string[] {
  return text.match(/\S.*?(?:[.!?]["”’)]*(?=\s|$)|$)/gs) ?? [];
}

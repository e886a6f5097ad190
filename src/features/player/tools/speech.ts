/** What is said when a question or a passage is read aloud, a sentence or a choice at a time. */
import { choiceByLetter, type Item, choiceLetters, type Passage } from '@/domain/exam/item';
import { plainNotationText } from '@/domain/exam/notation';

/** The stem, then the choices with their letters. Formulas are said as their plain text. */
export function questionSpeech(item: Item): readonly string[] {
  return [
    ...sentencesOf(plainNotationText(item.stem)),
    ...choiceLetters.map((letter) => `${letter}. ${plainNotationText(choiceByLetter(item, letter).text)}`),
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

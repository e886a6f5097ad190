/** The utterances for a question or passage that is read aloud, one sentence or choice at a time. */
import { choiceByLetter, type Item, choiceLetters, type Passage } from '@/domain/exam/items/item';
import { plainNotationText } from '@/domain/exam/items/notation';

/** Returns the stem, then the choices with their letters. Formulas are read as plain text. */
export function questionSpeech(item: Item): readonly string[] {
  return [
    ...sentencesOf(plainNotationText(item.stem)),
    ...choiceLetters.map((letter) => `${letter}. ${plainNotationText(choiceByLetter(item, letter).text)}`),
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

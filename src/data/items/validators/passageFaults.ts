import { questionsPerPassage } from '@/domain/exam/items/passage-questions';
import type { Passage, ReadingItem, WritingPrompt } from '@/domain/exam/items/item';

const leastLines = 14;
const mostLines = 30;
const leastQuestions = questionsPerPassage;
const mostQuestions = 6;

/** Describes the faults of a passage's id, verse, and number of questions. `tests/bank` checks its length and reading level. */
export function passageFaults(passage: Passage, questions: readonly ReadingItem[]): string[] {
  const faults: string[] = [];
  if (!/^pas-\d{4}$/.test(passage.id)) faults.push('its id must look like pas-0001');
  if (passage.form === 'verse') {
    const lines = passage.text.join('\n').split('\n').length;
    if (lines < leastLines || lines > mostLines)
      faults.push(`the poem has ${lines} lines; ${leastLines} to ${mostLines} are asked for`);
    if (passage.genre !== 'humanities') faults.push('a poem belongs to the humanities');
  }
  if (questions.length < leastQuestions || questions.length > mostQuestions)
    faults.push(`it has ${questions.length} questions; ${leastQuestions} to ${mostQuestions} are asked for`);
  return faults;
}

/** Describes the faults of a reading question that only its passage reveals, such as a quoted word that isn't in the passage. */
export function quotationFaults(item: ReadingItem, passage: Passage | undefined): string[] {
  if (passage === undefined) return [`its passage ${item.passage} is not in the file`];
  if (item.skill !== 'word-in-context') return [];
  const word = /“([^”]+)”/.exec(item.stem)?.[1];
  const text = passage.text.join(' ').replaceAll('\n', ' ').toLowerCase();
  if (word === undefined) return ['the stem quotes no word'];
  return text.includes(word.toLowerCase()) ? [] : [`the passage has no "${word}"`];
}

export function promptFaults(prompt: WritingPrompt): string[] {
  return [
    ...(/^wri-\d{4}$/.test(prompt.id) ? [] : ['its id must look like wri-0001']),
    ...(prompt.text.length < 30 || prompt.text.length > 300
      ? [`it has ${prompt.text.length} characters; 30 to 300 are asked for`]
      : []),
    ...(prompt.kind === 'general' && !prompt.text.includes('?') ? ['a general prompt asks a question'] : []),
  ];
}

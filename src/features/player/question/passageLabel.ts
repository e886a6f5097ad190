import type { Passage } from '@/domain/exam/item';
import type { ItemGroup } from '@/domain/exam/attempt-progress';

/** Where a passage stands: its group of questions, which passage of how many it is, from 1. */
export interface PassagePosition {
  readonly group: ItemGroup;
  readonly place: number;
  readonly of: number;
}

/** "Passage 3 of 8, questions 11 to 15"; with its title where that may be told. */
export function passageLabel(
  passage: Passage,
  { group, place, of }: PassagePosition,
  titled: boolean,
): string {
  const { first, last } = group;
  const which = of === 1 ? 'Passage' : `Passage ${place} of ${of}`;
  const questions = first === last ? `question ${first + 1}` : `questions ${first + 1} to ${last + 1}`;
  return `${titled ? `${passage.title}. ` : ''}${which}, ${questions}`;
}

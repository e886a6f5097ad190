import type { Passage } from '@/domain/exam/items/item';
import type { ItemGroup } from '@/domain/exam/attempts/attempt-progress';

/** A passage's position: its group of questions, its number from 1, and the total. */
export interface PassagePosition {
  readonly group: ItemGroup;
  readonly place: number;
  readonly passageCount: number;
}

/** "Passage 3 of 8, questions 11 to 15". `titled` adds the passage's title, which only practice reveals. */
export function passageLabel(
  passage: Passage,
  { group, place, passageCount }: PassagePosition,
  titled: boolean,
): string {
  const { first, last } = group;
  const which = passageCount === 1 ? 'Passage' : `Passage ${place} of ${passageCount}`;
  const questions = first === last ? `question ${first + 1}` : `questions ${first + 1} to ${last + 1}`;
  return `${titled ? `${passage.title}. ` : ''}${which}, ${questions}`;
}

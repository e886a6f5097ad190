import { rootFamilies } from '@/data/roots/rootFamilies';
import { type LevelId, levelIds, parseLevel } from '@/domain/exam/level/level-id';
import type { WordIndex } from '@/domain/plan/words/word-entry';
import { SelectField } from '@/ui/controls/fields/SelectField';
import {
  allRootsChoice,
  difficultiesOf,
  parseLetter,
  parseDifficulty,
  parseRoot,
  type WordChoice,
} from './wordChoice';
import { difficultyLabel, sheetPartLabel, rootLabel, wordListLevelLabel } from './wordListText';

const any = { value: '', label: 'Any' };
const letterOptions = [
  any,
  ...'abcdefghijklmnopqrstuvwxyz'.split('').map((letter) => ({ value: letter, label: letter.toUpperCase() })),
];
const levelOptions = levelIds.map((level) => ({ value: level, label: wordListLevelLabel(level) }));
const rootOptions = [
  any,
  { value: allRootsChoice, label: 'All roots' },
  ...rootFamilies.map((root) => ({ value: root.forms[0], label: rootLabel(root) })),
];

interface WordFieldsProps {
  /** The level of the test whose words are printed. */
  readonly level: LevelId;
  /** The words of that level. */
  readonly index: WordIndex;
  readonly choice: WordChoice;
  /** The words that fit the choice, by sheet. */
  readonly parts: readonly (readonly string[])[];
  readonly onChooseLevel: (level: LevelId) => void;
  readonly onChoose: (choice: WordChoice) => void;
}

/** The fields that choose the words. With a root, there is nothing else to choose. */
export function WordFields({ level, index, choice, parts, onChooseLevel, onChoose }: WordFieldsProps) {
  const { root, letter, difficulty, part } = choice;
  const difficultyOptions = [
    any,
    ...difficultiesOf(index).map((each) => ({ value: String(each), label: difficultyLabel(each) })),
  ];
  return (
    <>
      {root === null && (
        <>
          <SelectField
            label="Level of the test"
            options={levelOptions}
            value={level}
            onChange={(value) => onChooseLevel(parseLevel(value) ?? level)}
          />
          <SelectField
            label="First letter"
            options={letterOptions}
            value={letter ?? ''}
            onChange={(value) => onChoose({ ...choice, letter: parseLetter(value), part: 1 })}
          />
          <SelectField
            label="Difficulty"
            options={difficultyOptions}
            value={String(difficulty ?? '')}
            onChange={(value) => onChoose({ ...choice, difficulty: parseDifficulty(value, index), part: 1 })}
          />
        </>
      )}
      <SelectField
        label="Root"
        options={rootOptions}
        value={root === null || root === allRootsChoice ? (root ?? '') : root.forms[0]}
        onChange={(value) => onChoose({ ...choice, root: parseRoot(value), part: 1 })}
      />
      {parts.length > 1 && (
        <SelectField
          label="Sheet"
          options={parts.map((words, place) => ({
            value: String(place + 1),
            label: sheetPartLabel(words, place + 1, parts.length),
          }))}
          value={String(part)}
          onChange={(value) => onChoose({ ...choice, part: Number(value) })}
        />
      )}
    </>
  );
}

import { rootFamilies } from '@/data/roots/rootFamilies';
import { SelectField } from '@/ui/controls/fields/SelectField';
import {
  allRootsChoice,
  parseLetter,
  parseWordLevel,
  wordLevels,
  parseRoot,
  type WordChoice,
} from './wordChoice';
import { wordLevelLabel, sheetPartLabel, rootLabel } from './wordListText';

const any = { value: '', label: 'Any' };
const letterOptions = [
  any,
  ...'abcdefghijklmnopqrstuvwxyz'.split('').map((letter) => ({ value: letter, label: letter.toUpperCase() })),
];
const levelOptions = [
  any,
  ...wordLevels.map((level) => ({ value: String(level), label: wordLevelLabel(level) })),
];
const rootOptions = [
  any,
  { value: allRootsChoice, label: 'All roots' },
  ...rootFamilies.map((root) => ({ value: root.forms[0], label: rootLabel(root) })),
];

interface WordFieldsProps {
  readonly choice: WordChoice;
  /** The words that fit the choice, by sheet. */
  readonly parts: readonly (readonly string[])[];
  readonly onChoose: (choice: WordChoice) => void;
}

/** The fields that choose the words. With a root, there is nothing else to choose. */
export function WordFields({ choice, parts, onChoose }: WordFieldsProps) {
  const { root, letter, level, part } = choice;
  return (
    <>
      {root === null && (
        <>
          <SelectField
            label="First letter"
            options={letterOptions}
            value={letter ?? ''}
            onChange={(value) => onChoose({ ...choice, letter: parseLetter(value), part: 1 })}
          />
          <SelectField
            label="Level"
            options={levelOptions}
            value={String(level ?? '')}
            onChange={(value) => onChoose({ ...choice, level: parseWordLevel(value), part: 1 })}
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

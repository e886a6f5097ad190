import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { formulaQuestions } from '@/data/formulas/formulaQuestions';
import { type QuantitativeTopic, quantitativeTopicLabels } from '@/domain/exam/items/item';
import type { LevelId } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { newSeed } from '@/lib/browser/newId';
import { seededRandom } from '@/lib/random';
import { capitalize } from '@/lib/text/format';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { ExercisePanel } from '../recall/ExercisePanel';
import { FormulaRound } from './FormulaRound';
import { formulaTexts } from './mathPracticeText';

/** The formulas of a level's topics to recall, shown when the student begins. */
export function FormulasPanel({ level }: { readonly level: LevelId }) {
  const topics = testLevels[level].quantitativeTopics;
  const options = [
    { value: '', label: 'All topics, mixed' },
    ...topics.map((topic) => ({ value: topic, label: capitalize(quantitativeTopicLabels[topic]) })),
  ];
  const [chosen, setTopic] = useState<QuantitativeTopic | null>(null);
  const [picked, setPicked] = useState(false);
  // The level may have changed since the topic was chosen.
  const topic = topics.find((each) => each === chosen) ?? null;
  return (
    <ExercisePanel
      title="Formulas to Recall"
      summary={formulaTexts.summary}
      beginLabel="Begin the formula drill"
    >
      <Stack spacing={2}>
        <SelectField
          labelPosition="beside"
          label="Topic"
          options={options}
          value={topic ?? ''}
          onChange={(value) => {
            setPicked(true);
            setTopic(topics.find((each) => each === value) ?? null);
          }}
        />
        <div>
          <FormulaRounds
            key={`${level} ${topic ?? 'all'}`}
            topics={topic === null ? topics : [topic]}
            quiet={picked}
          />
        </div>
      </Stack>
    </ExercisePanel>
  );
}

/** The most questions in a round, equal to the default length of a drill. */
const mixedLength = 10;

interface FormulaRoundsProps {
  readonly topics: readonly QuantitativeTopic[];
  readonly quiet: boolean;
}

/** Rounds of questions on the topics in random order. Each round has its own seed. */
function FormulaRounds({ topics, quiet }: FormulaRoundsProps) {
  const [firstSeed] = useState(newSeed);
  const [seed, setSeed] = useState(firstSeed);
  const own = formulaQuestions.filter((each) => topics.includes(each.topic));
  const questions = seededRandom(seed).shuffled(own).slice(0, mixedLength);
  return (
    <FormulaRound
      key={seed}
      questions={questions}
      quiet={quiet && seed === firstSeed}
      onAgain={() => setSeed(newSeed())}
    />
  );
}

import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { formulaQuestions } from '@/data/formulas/formulaQuestions';
import { type QuantitativeTopic, quantitativeTopicLabels } from '@/domain/exam/items/item';
import { newSeed } from '@/lib/browser/newId';
import { seededRandom } from '@/lib/random';
import { capitalize } from '@/lib/text/format';
import { typedKeys } from '@/lib/typedKeys';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { ExercisePanel } from '../recall/ExercisePanel';
import { FormulaRound } from './FormulaRound';
import { formulaTexts } from './mathPracticeText';

const topics = typedKeys(quantitativeTopicLabels);
const options = [
  { value: '', label: 'All topics, mixed' },
  ...topics.map((topic) => ({ value: topic, label: capitalize(quantitativeTopicLabels[topic]) })),
];

/** Formulas to recall, shown when the student begins. */
export function FormulasPanel() {
  const [topic, setTopic] = useState<QuantitativeTopic | null>(null);
  const [picked, setPicked] = useState(false);
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
          <FormulaRounds key={topic ?? 'all'} topic={topic} quiet={picked} />
        </div>
      </Stack>
    </ExercisePanel>
  );
}

/** The most questions in a round, equal to the default length of a drill. */
const mixedLength = 10;

/** Rounds of questions on one topic, or on all, in random order. Each round has its own seed. */
function FormulaRounds({ topic, quiet }: { topic: QuantitativeTopic | null; quiet: boolean }) {
  const [firstSeed] = useState(newSeed);
  const [seed, setSeed] = useState(firstSeed);
  const own = formulaQuestions.filter((each) => topic === null || each.topic === topic);
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

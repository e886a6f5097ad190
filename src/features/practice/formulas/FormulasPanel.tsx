import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type QuantitativeTopic, quantitativeTopicLabels } from '@/domain/exam/items/item';
import { capitalize } from '@/lib/text/format';
import { typedKeys } from '@/lib/typedKeys';
import { Panel } from '@/ui/cards/Panel';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { NoScriptExercise } from '../recall/NoScriptExercise';
import { FormulaContent } from './FormulaContent';
import { formulaTexts } from '../math/mathPracticeText';

const topics = typedKeys(quantitativeTopicLabels);
const options = [
  { value: '', label: 'All topics, mixed' },
  ...topics.map((topic) => ({ value: topic, label: capitalize(quantitativeTopicLabels[topic]) })),
];

/** Formulas to recall, shown when the student begins. */
export function FormulasPanel() {
  const [topic, setTopic] = useState<QuantitativeTopic | null>(null);
  const [picked, setPicked] = useState(false);
  const [begun, setBegun] = useState(false);
  return (
    <Panel title="Formulas to Recall" summary={formulaTexts.summary}>
      <NoScriptExercise />
      <div>
        {!begun && (
          <Button variant="contained" onClick={() => setBegun(true)}>
            Begin
          </Button>
        )}
        {begun && (
          <>
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
            <Box sx={{ mt: 2 }}>
              <FormulaContent key={topic ?? 'all'} topic={topic} quiet={picked} />
            </Box>
          </>
        )}
      </div>
    </Panel>
  );
}

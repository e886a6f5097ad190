import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { rootFamilies } from '@/data/roots/rootFamilies';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { ExercisePanel } from '../recall/ExercisePanel';
import { RootCard } from './RootCard';
import { rootRecallTexts } from './verbalPracticeText';

/** Word roots to recall, shown when the student begins. */
export function RootsPanel() {
  return (
    <ExercisePanel title="Roots in Families" summary={rootRecallTexts.summary} beginLabel="Show the roots">
      <Roots />
    </ExercisePanel>
  );
}

const options = rootFamilies.map(({ forms }, index) => ({ value: String(index), label: forms.join(', ') }));

/** One root at a time: chosen from the list, or the next one. */
function Roots() {
  const [place, setPlace] = useState(0);
  // False after a choice from the list, which keeps the focus; after a button, the focus moves to the root.
  const [moved, setMoved] = useState(true);
  const root = rootFamilies[place];
  return (
    <Stack spacing={3}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <SelectField
          labelPosition="beside"
          label="Root"
          options={options}
          value={String(place)}
          onChange={(value) => {
            setMoved(false);
            setPlace(Number(value));
          }}
        />
        <Button
          variant="outlined"
          onClick={() => {
            setMoved(true);
            setPlace((place + 1) % rootFamilies.length);
          }}
        >
          Next root
        </Button>
      </Stack>
      {root !== undefined && <RootCard key={place} root={root} quiet={!moved} />}
    </Stack>
  );
}

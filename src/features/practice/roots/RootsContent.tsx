import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { rootFamilies } from '@/data/roots/rootFamilies';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { RootCard } from './RootCard';

const options = rootFamilies.map(({ forms }, index) => ({ value: String(index), label: forms.join(', ') }));

/** One root at a time: chosen from the list, or the next one. */
export function RootsContent() {
  const [place, setPlace] = useState(0);
  // False after a choice from the list, which keeps the focus; after a button, the focus moves to the root.
  const [moved, setMoved] = useState(true);
  const root = rootFamilies[place];
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
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
      </Box>
      {root !== undefined && <RootCard key={place} root={root} quiet={!moved} />}
    </>
  );
}

import Button from '@mui/material/Button';
import { useState } from 'react';
import { Panel } from '@/ui/cards/Panel';
import { rootRecallTexts } from '../verbal/verbalPracticeText';
import { NoScriptExercise } from '../recall/NoScriptExercise';
import { RootsContent } from './RootsContent';

/** Word roots to recall, shown when the student begins. */
export function RootsPanel() {
  const [begun, setBegun] = useState(false);
  return (
    <Panel title="Roots in Families" summary={rootRecallTexts.summary}>
      <NoScriptExercise />
      {begun ? (
        <RootsContent />
      ) : (
        <div>
          <Button variant="contained" onClick={() => setBegun(true)}>
            Show the roots
          </Button>
        </div>
      )}
    </Panel>
  );
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Panel } from '@/ui/cards/Panel';
import { LoadFailureNotice } from '@/ui/loading/LoadFailureNotice';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { rootRecallTexts } from '../verbal/verbalPracticeText';
import { NoScriptExercise } from '../recall/NoScriptExercise';
import { loadRootsContent } from './loadRootsContent';

/** The panel for word roots, which are fetched when the student begins. */
export function RootsPanel() {
  const [begun, setBegun] = useState(false);
  const content = useLazyModule(loadRootsContent, begun);
  return (
    <Panel title="Roots in Families" summary={rootRecallTexts.summary}>
      <NoScriptExercise />
      {!begun && (
        <div>
          <Button variant="contained" onClick={() => setBegun(true)}>
            Show the roots
          </Button>
        </div>
      )}
      {begun && content.state === 'waiting' && <Typography role="status">Loading the roots…</Typography>}
      {begun && content.state === 'failed' && <LoadFailureNotice name="The list of roots" failed={content} />}
      {begun && content.state === 'ready' && <content.module.RootsContent />}
    </Panel>
  );
}

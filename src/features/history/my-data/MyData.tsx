import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Callout } from '@/ui/Callout';
import { Panel } from '@/ui/Panel';
import { AskFirst } from '../AskFirst';
import { BackupPart } from './BackupPart';
import { clearingBy } from './clearing';
import { KeptFacts } from './KeptFacts';
import { useMyData } from './useMyData';
import { deleteQuestions, failedWords, visitQuestions } from './words';

/** Everything that is kept of the student: how much, where, and what they can do with it. */
export function MyData() {
  const { found, readAgain, busy, said, chosen, ...actions } = useMyData();
  return (
    <Panel title="My data" summary="Your tests stay in this browser. Nobody else sees them.">
      {found === null && (
        <Typography color="textSecondary" sx={{ minHeight: 96 }}>
          Looking at what is kept here…
        </Typography>
      )}
      {found?.state === 'failed' && (
        <Callout tone="problem">
          <Typography sx={{ mb: 1.5 }}>{failedWords}</Typography>
          <Button variant="outlined" onClick={readAgain}>
            Try again
          </Button>
        </Callout>
      )}
      {found?.state === 'read' && (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <div>
            <KeptFacts {...found} clearing={clearingBy(navigator.userAgent, found.measure.persisted)} />
          </div>
          <div>
            <BackupPart
              consent={found.consent}
              exportable={found.measure.finished > 0}
              chosen={chosen}
              onExport={actions.exportEverything}
              onChoose={actions.choose}
              onImport={actions.importChosen}
              onCancel={actions.cancelImport}
            />
          </div>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {found.consent === 'keep' ? (
              <AskFirst
                questions={visitQuestions(found.measure)}
                keep="Keep on this device"
                onGo={actions.keepForVisit}
              >
                Keep only for this visit
              </AskFirst>
            ) : (
              <Button variant="outlined" onClick={actions.keep}>
                Keep on this device
              </Button>
            )}
            <AskFirst
              questions={deleteQuestions(found.measure)}
              keep="Keep everything"
              onGo={actions.deleteEverything}
            >
              Delete everything
            </AskFirst>
          </Box>
        </Box>
      )}
      <Typography role="status" sx={{ mt: 2, minHeight: '1.5em' }}>
        {busy ? 'One moment…' : said}
      </Typography>
    </Panel>
  );
}

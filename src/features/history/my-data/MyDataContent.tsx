import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AskFirst } from '../AskFirst';
import { useRoster } from '@/data/record/useRoster';
import { isInstalledApp } from '@/lib/device';
import { CouldNotRead } from '@/ui/loading/CouldNotRead';
import { BackupPart } from './BackupPart';
import { clearingBy, gainsByInstalling } from './clearing';
import { KeptFacts } from './KeptFacts';
import { LookingAtData } from './LookingAtData';
import { SharedCopiesPart } from './SharedCopiesPart';
import { sharedContents } from './sharedWords';
import { useMyData } from './useMyData';
import { deleteLabel, deleteQuestions, isExportable, keepLabel, visitQuestions } from './words';

/** What is saved and what can be done with it; fetched apart from the page, which paints and answers without it. */
export function MyDataContent() {
  const { found, readAgain, doing, said, chosen, oversized, ...actions } = useMyData();
  const installed = isInstalledApp();
  const { named } = useRoster();
  // Stands under the buttons that it answers.
  const status = (
    <Typography role="status" sx={{ minHeight: '1.5em' }}>
      {doing ?? said}
    </Typography>
  );
  return (
    <>
      {found === null && <LookingAtData />}
      {found?.state === 'failed' && (
        <>
          <CouldNotRead onTryAgain={readAgain} />
          <Box sx={{ mt: 2 }}>
            <AskFirst
              questions={deleteQuestions(null, null, named)}
              keep={keepLabel(named)}
              onGo={actions.deleteEverything}
            >
              {deleteLabel(named)}
            </AskFirst>
          </Box>
        </>
      )}
      {found?.state === 'read' && (
        <Box
          sx={{
            display: 'grid',
            columnGap: 6,
            rowGap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          }}
        >
          <div>
            <KeptFacts
              {...found}
              clearing={clearingBy(navigator, found.measure.persisted, installed)}
              gainsByInstalling={gainsByInstalling(navigator, installed)}
              named={named}
            />
            <SharedCopiesPart shared={found.shared} onRemove={actions.removeCopy} />
          </div>
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <div>
              <BackupPart
                consent={found.consent}
                exportable={isExportable(found.measure)}
                named={named}
                chosen={chosen}
                oversized={oversized}
                onExport={actions.exportEverything}
                onSaveOversized={actions.saveOversized}
                onCancelExport={actions.cancelExport}
                onChoose={actions.choose}
                onImport={actions.importChosen}
                onCancelImport={actions.cancelImport}
              />
            </div>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              {found.consent === 'keep' ? (
                <AskFirst
                  questions={visitQuestions(found.measure)}
                  keep="Save on this device"
                  onGo={actions.keepForVisit}
                >
                  Save only for this visit
                </AskFirst>
              ) : (
                <Button variant="outlined" onClick={actions.keep}>
                  Save on this device
                </Button>
              )}
              <AskFirst
                questions={deleteQuestions(found.measure, sharedContents(found.shared), named)}
                keep={keepLabel(named)}
                onGo={actions.deleteEverything}
              >
                {deleteLabel(named)}
              </AskFirst>
            </Box>
            {status}
          </Box>
        </Box>
      )}
      {found?.state !== 'read' && status}
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ConfirmButton } from '../ConfirmButton';
import { useRoster } from '@/data/record/learner/useRoster';
import { isInstalledApp } from '@/lib/browser/device';
import { ReadFailed } from '@/ui/loading/ReadFailed';
import { BackupControls } from './BackupControls';
import { evictionRisk, benefitsFromInstall } from './evictionRisk';
import { SavedDataFacts } from './SavedDataFacts';
import { MyDataPlaceholder } from './MyDataPlaceholder';
import { SharedCopiesList } from './SharedCopiesList';
import { sharedCopiesText } from './sharedCopyTexts';
import { useMyData } from './useMyData';
import { deleteLabel, deleteQuestions, cancelDeleteLabel } from './deletionTexts';
import { hasExportableData } from './recordContentsText';
import { visitOnlyQuestions } from './savingChoiceTexts';

/** The saved data and the actions on it. Loaded separately, so that the page can render and respond without it. */
export function MyDataContent() {
  const { found, readAgain, doing, said, chosen, oversized, ...actions } = useMyData();
  const installed = isInstalledApp();
  const { named } = useRoster();
  // Reports the outcome of an action under the buttons that start it.
  const status = (
    <Typography role="status" sx={{ '&:not(:empty)': { mt: 2 } }}>
      {doing ?? said}
    </Typography>
  );
  return (
    <>
      {found === null && <MyDataPlaceholder />}
      {found?.state === 'failed' && (
        <>
          <ReadFailed onTryAgain={readAgain} />
          <Box sx={{ mt: 2 }}>
            <ConfirmButton
              questions={deleteQuestions(null, null, named)}
              cancelLabel={cancelDeleteLabel(named)}
              onConfirm={actions.deleteEverything}
            >
              {deleteLabel(named)}
            </ConfirmButton>
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
            <SavedDataFacts
              {...found}
              clearing={evictionRisk(navigator, found.measure.persisted, installed)}
              gainsByInstalling={benefitsFromInstall(navigator, installed)}
              named={named}
            />
            <SharedCopiesList shared={found.shared} onRemove={actions.removeCopy} />
          </div>
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <div>
              <BackupControls
                consent={found.consent}
                exportable={hasExportableData(found.measure)}
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
            <div>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
                {found.consent === 'keep' ? (
                  <ConfirmButton
                    questions={visitOnlyQuestions(found.measure)}
                    cancelLabel="Save on this device"
                    onConfirm={actions.saveForVisit}
                  >
                    Save only for this visit
                  </ConfirmButton>
                ) : (
                  <Button variant="outlined" onClick={actions.saveOnDevice}>
                    Save on this device
                  </Button>
                )}
                <ConfirmButton
                  questions={deleteQuestions(found.measure, sharedCopiesText(found.shared), named)}
                  cancelLabel={cancelDeleteLabel(named)}
                  onConfirm={actions.deleteEverything}
                >
                  {deleteLabel(named)}
                </ConfirmButton>
              </Box>
              {status}
            </div>
          </Box>
        </Box>
      )}
      {found?.state !== 'read' && status}
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ConfirmButton } from '@/ui/controls/dialogs/ConfirmButton';
import { useRoster } from '@/data/record/learner/useRoster';
import { isInstalledApp } from '@/lib/browser/device';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { BackupControls } from './BackupControls';
import { assessEvictionRisk, benefitsFromInstall } from './assessEvictionRisk';
import { SavedDataFacts } from './SavedDataFacts';
import { MyDataPlaceholder } from './MyDataPlaceholder';
import { SharedCopiesList } from './SharedCopiesList';
import { sharedCopiesText } from './sharedCopyTexts';
import { useMyData } from './useMyData';
import { deleteRecordLabel, deletionConfirmations, cancelDeleteLabel } from './deletionTexts';
import { hasExportableData } from './recordContentsText';
import { visitOnlyConfirmations } from './savingChoiceTexts';

/** Buttons whose labels have the learner's name, which may be one word of forty letters. */
const namedButtons = { '& button': { overflowWrap: 'anywhere' } } as const;

/** The saved data and the actions on it. Loaded separately, so that the page can render and respond without it. */
export function MyDataContent() {
  const { data, readAgain, actionInProgress, resultText, importFile, oversized, ...actions } = useMyData();
  const installed = isInstalledApp();
  const { named } = useRoster();
  // Reports the outcome of an action under the buttons that start it.
  const status = (
    <Typography role="status" sx={{ '&:not(:empty)': { mt: 2 } }}>
      {actionInProgress ?? resultText}
    </Typography>
  );
  return (
    <>
      {data === null && <MyDataPlaceholder />}
      {data?.state === 'failed' && (
        <>
          <ReadFailureNotice onTryAgain={readAgain} />
          <Box sx={{ mt: 2, ...namedButtons }}>
            <ConfirmButton
              questions={deletionConfirmations(null, null, named)}
              cancelLabel={cancelDeleteLabel(named)}
              onConfirm={actions.deleteEverything}
            >
              {deleteRecordLabel(named)}
            </ConfirmButton>
          </Box>
        </>
      )}
      {data?.state === 'read' && (
        <Grid container columnSpacing={6} rowSpacing={3} sx={namedButtons}>
          <Grid size={{ xs: 12, md: 7 }}>
            <SavedDataFacts
              {...data}
              evictionRisk={assessEvictionRisk(navigator, data.contents.persisted, installed)}
              gainsByInstalling={benefitsFromInstall(navigator, installed)}
              learnerName={named}
            />
            <SharedCopiesList shared={data.shared} onRemove={actions.removeCopy} />
          </Grid>
          <Grid size={{ xs: 12, md: 5 }}>
            <Stack spacing={3}>
              <div>
                <BackupControls
                  consent={data.consent}
                  exportable={hasExportableData(data.contents)}
                  learnerName={named}
                  importFile={importFile}
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
                <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap' }}>
                  {data.consent === 'keep' ? (
                    <ConfirmButton
                      questions={visitOnlyConfirmations(data.contents)}
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
                    questions={deletionConfirmations(data.contents, sharedCopiesText(data.shared), named)}
                    cancelLabel={cancelDeleteLabel(named)}
                    onConfirm={actions.deleteEverything}
                  >
                    {deleteRecordLabel(named)}
                  </ConfirmButton>
                </Stack>
                {status}
              </div>
            </Stack>
          </Grid>
        </Grid>
      )}
      {data?.state !== 'read' && status}
    </>
  );
}

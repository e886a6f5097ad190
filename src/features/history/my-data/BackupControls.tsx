import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { Consent, ExportedRecord } from '@/data/record/api';
import { focusElement } from '@/ui/page/useFocusOnChange';
import type { ImportFileResult } from './readSharedImport';
import {
  exportLabel,
  hasNewData,
  importPreviewText,
  otherLearnerImportWarning,
  exportTooLargeText,
  importRefusalTexts,
  visitImportText,
} from './backupTexts';

interface BackupControlsProps {
  readonly consent: Consent;
  readonly exportable: boolean;
  /** The learner's name if the device has several, otherwise null. */
  readonly learnerName: string | null;
  readonly importFile: ImportFileResult | null;
  readonly oversized: ExportedRecord | null;
  readonly onExport: () => void;
  readonly onSaveOversized: () => void;
  readonly onCancelExport: () => void;
  readonly onChoose: (file: File) => void;
  readonly onImport: () => void;
  readonly onCancelImport: () => void;
}

/** Returns focus to the button that opened the question, because the question and its buttons have disappeared. */
const focusLater = (button: RefObject<HTMLButtonElement | null>) =>
  requestAnimationFrame(() => button.current?.focus());

/** Scrolls to the question, because sharing a file with the site opens the page at the top. */
const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

function askAbout(element: HTMLElement | null): void {
  bringIntoSight(element);
  focusElement(element);
}

/**
 * The export and import buttons. An import asks first and lists its changes; an export asks only if the site couldn't import its
 * file.
 */
export function BackupControls(props: BackupControlsProps) {
  const { consent, exportable, learnerName, importFile, oversized } = props;
  const other = importFile?.state === 'sound' ? otherLearnerImportWarning(importFile, learnerName) : null;
  const input = useRef<HTMLInputElement>(null);
  const exportButton = useRef<HTMLButtonElement>(null);
  const importButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Typography color="textSecondary" sx={{ maxWidth: '44em' }}>
        You can export one file with all your tests, answers, notes, and words, plus your study plan, profile,
        and goals. Import that file to restore everything here or on another device.
      </Typography>
      <ButtonRow mt={2}>
        <Button ref={exportButton} variant="contained" disabled={!exportable} onClick={props.onExport}>
          <span>{exportLabel(learnerName)}</span>
        </Button>
        <Button ref={importButton} variant="outlined" onClick={() => input.current?.click()}>
          Import a file
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept=".json,application/json"
          aria-label="File to import"
          onChange={({ target }) => {
            const file = target.files?.[0];
            // Clears the input after the choice, so that the same file can be chosen again.
            if (file !== undefined) props.onChoose(file);
            target.value = '';
          }}
        />
      </ButtonRow>
      {oversized !== null && (
        <Box ref={focusElement} role="group" aria-label="Before the export is saved" sx={{ mt: 2 }}>
          <Alert severity="warning">{exportTooLargeText(oversized)}</Alert>
          <ButtonRow mt={1.5}>
            <Button
              variant="outlined"
              onClick={() => {
                props.onSaveOversized();
                focusLater(exportButton);
              }}
            >
              Save it as it is
            </Button>
            <Button
              variant="outlined"
              onClick={() => {
                props.onCancelExport();
                focusLater(exportButton);
              }}
            >
              Don’t save it
            </Button>
          </ButtonRow>
        </Box>
      )}
      {importFile !== null && importFile.state !== 'sound' && (
        <div ref={bringIntoSight}>
          <Alert severity="error" role="alert" sx={{ mt: 2 }}>
            {importRefusalTexts[importFile.state]}
          </Alert>
        </div>
      )}
      {importFile?.state === 'sound' && (
        <Box ref={askAbout} role="group" aria-label="What the import will do" sx={{ mt: 2 }}>
          <Typography variant="strong">{importPreviewText(importFile)}</Typography>
          {hasNewData(importFile) && other !== null && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              {other}
            </Alert>
          )}
          {hasNewData(importFile) && consent !== 'keep' && (
            <Typography sx={{ mt: 0.5 }}>{visitImportText}</Typography>
          )}
          <ButtonRow mt={1.5}>
            {hasNewData(importFile) && (
              <Button
                variant="contained"
                onClick={() => {
                  props.onImport();
                  focusLater(importButton);
                }}
              >
                Import
              </Button>
            )}
            <Button
              variant="outlined"
              onClick={() => {
                props.onCancelImport();
                focusLater(importButton);
              }}
            >
              <span>{hasNewData(importFile) ? 'Cancel' : 'Close'}</span>
            </Button>
          </ButtonRow>
        </Box>
      )}
    </>
  );
}

function ButtonRow({ mt, children }: { mt: number; children: ReactNode }) {
  return (
    <Stack direction="row" spacing={1.5} sx={{ mt, flexWrap: 'wrap' }}>
      {children}
    </Stack>
  );
}

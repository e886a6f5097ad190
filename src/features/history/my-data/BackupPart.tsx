import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import type { Consent, ImportReading } from '@/data/record/api';
import { Callout } from '@/ui/Callout';
import { focusOn } from '@/ui/focusHeading';
import { hasNews, importWords, refusedWords, visitImportWords } from './words';

interface BackupPartProps {
  readonly consent: Consent;
  /** There is something to export. */
  readonly exportable: boolean;
  readonly chosen: ImportReading | null;
  readonly onExport: () => void;
  readonly onChoose: (file: File) => void;
  readonly onImport: () => void;
  readonly onCancel: () => void;
}

/** Export and import: an import first says what it will do. */
export function BackupPart(props: BackupPartProps) {
  const { consent, exportable, chosen, onExport, onChoose, onImport, onCancel } = props;
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (act: () => void) => () => {
    act();
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <>
      <Typography color="textSecondary" sx={{ maxWidth: '68ch' }}>
        An export is one file with all your tests, answers, and notes. Importing it brings them back, here or
        on another device.
      </Typography>
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" disabled={!exportable} onClick={onExport}>
          Export everything
        </Button>
        <Button ref={button} variant="outlined" onClick={() => input.current?.click()}>
          Import a file
        </Button>
        <input
          ref={input}
          id={inputId}
          hidden
          type="file"
          accept=".json,application/json"
          aria-label="File to import"
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same file can be chosen again.
            if (file !== undefined) onChoose(file);
            target.value = '';
          }}
        />
      </Box>
      {chosen !== null && chosen.state !== 'sound' && (
        <Callout tone="problem" urgent mt={2}>
          {refusedWords[chosen.state]}
        </Callout>
      )}
      {chosen?.state === 'sound' && (
        <Box ref={focusOn} role="group" aria-label="What the import will do" sx={{ mt: 2 }}>
          <Typography sx={{ fontWeight: 600 }}>{importWords(chosen)}</Typography>
          {hasNews(chosen) && consent !== 'keep' && (
            <Typography sx={{ mt: 0.5 }}>{visitImportWords}</Typography>
          )}
          <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {hasNews(chosen) && (
              <Button variant="contained" onClick={close(onImport)}>
                Import
              </Button>
            )}
            <Button variant="outlined" onClick={close(onCancel)}>
              {hasNews(chosen) ? 'Cancel' : 'Close'}
            </Button>
          </Box>
        </Box>
      )}
    </>
  );
}

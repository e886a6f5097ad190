import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { formatList } from '@/lib/text/format';
import { reloadDocument, listUnsavedWork } from '@/lib/browser/unsavedWork';
import type { FailedModule } from './lazyModule';

interface TryAgainButtonProps {
  readonly failed: Pick<FailedModule, 'retry' | 'isRetrying'>;
  readonly label?: string;
  /** Other actions, beside the button. */
  readonly children?: ReactNode;
}

/**
 * The button that loads failed code again. If the site is up but the file is gone, it reloads the document, because only a new
 * document knows the new files. If a reload would lose unsaved work, it names that work and asks first.
 */
export function TryAgainButton({ failed, label = 'Try again', children }: TryAgainButtonProps) {
  const [said, setSaid] = useState('');
  const [asking, setAsking] = useState(false);
  const tryAgain = async () => {
    setSaid('');
    const outcome = await failed.retry();
    if (outcome === 'unreachable')
      setSaid('We still can’t reach the site. Nothing is lost. Check the connection and try again.');
    if (outcome === 'unread')
      setSaid('It still can’t be read. Nothing is lost. Close other tabs of this site and try again.');
    if (outcome !== 'replaced') return;
    const losses = listUnsavedWork();
    if (losses.length === 0) {
      reloadDocument();
      return;
    }
    setSaid(
      `The site has been updated, and this page has to be loaded again. You would lose ${formatList(losses)}.`,
    );
    setAsking(true);
  };
  return (
    <>
      <Box role="status" sx={{ '&:not(:empty)': { mb: 1.5 } }}>
        {said}
      </Box>
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => void tryAgain()} aria-busy={failed.isRetrying}>
          <span>{failed.isRetrying ? 'Trying again\u2026' : label}</span>
        </Button>
        {asking && (
          <Button variant="outlined" onClick={reloadDocument}>
            Load it anyway
          </Button>
        )}
        {children}
      </Stack>
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SharedCopy } from '@/data/learners/shared/sharedCopies';
import { sharedCopyDateLabel, sharedCopyLabel } from '@/data/learners/shared/sharedCopyLabel';
import type { SharedDigest } from '@/data/learners/shared/sharedDigest';
import { compareCopyAge } from './copyStatus';
import { copyContentsText, saveCopyLabel, replaceCopyLabel, copyStatusText } from './sharingTexts';

interface SharedCopyPreviewProps {
  readonly digest: SharedDigest;
  /** The copy of the same learner saved on this device; null for none. */
  readonly savedCopy: SharedCopy | null;
  /** Called by the save button; pressing it counts as consent to save the copy on this device. */
  readonly onSave: () => void;
  readonly onPreview: () => void;
}

/** A received copy before it is saved: its learner, date, and contents. */
export function SharedCopyPreview({ digest, savedCopy, onSave, onPreview }: SharedCopyPreviewProps) {
  const status = compareCopyAge(digest, savedCopy);
  const canSave = status === 'new' || status === 'later';
  const title = `${sharedCopyLabel(digest)}, ${sharedCopyDateLabel(digest)}`;
  return (
    <Stack
      component="section"
      direction="row"
      aria-label={title}
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 1.5,
      }}
    >
      <Box sx={{ flex: '1 1 20rem', minWidth: 0 }}>
        <Typography variant="strong">{title}</Typography>
        <Typography variant="secondary">
          {`${copyContentsText(digest)} ${copyStatusText(status, savedCopy)}`}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant={canSave ? 'outlined' : 'contained'} onClick={onPreview}>
          Only look
        </Button>
        {canSave && (
          <Button variant="contained" onClick={onSave}>
            <span>{savedCopy === null ? saveCopyLabel : replaceCopyLabel(savedCopy, digest.madeAt)}</span>
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

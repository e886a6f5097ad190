import Alert from '@mui/material/Alert';
import type { StoragePlacement } from '@/data/record/api';
import { isLessSafeThanChosen, placeNoticeText, storageRefusalText } from '@/data/record/notices/placeNotice';

interface StorageNoticeProps {
  readonly placement: StoragePlacement;
  readonly savesOnDevice: boolean;
}

/** Warns about what a reload or closed tab would lose, if that is more than the student was promised. */
export function StorageNotice({ placement, savesOnDevice }: StorageNoticeProps) {
  const notice = placeNoticeText('answers', placement, savesOnDevice);
  return notice === null ? null : <Alert severity="warning">{notice}</Alert>;
}

/** The same warning for the result of a finished test. */
export function ResultStorageNotice({ placement, savesOnDevice }: StorageNoticeProps) {
  if (!isLessSafeThanChosen(placement.place, savesOnDevice)) return null;
  const why = storageRefusalText(placement);
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {placement.place === 'memory'
        ? `${why}, so your result can’t be saved. Read or print it now: if you reload the page or close the tab, you will lose it.`
        : `${why}, so your result is in this tab only. Read or print it before you close the tab.`}
    </Alert>
  );
}

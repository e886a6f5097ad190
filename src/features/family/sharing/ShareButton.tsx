import IosShare from '@mui/icons-material/IosShare';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { saveRows } from '@/data/record/saveRows';
import { writeProfile } from '@/data/record/setup/setup';
import type { LearnerRecord } from '@/domain/learner/record';
import { newId } from '@/lib/newId';
import { Words } from '../frame/Words';
import { ShareDialog, type ShareDialogProps } from './ShareDialog';

/** The id of a learner whose record has none of its own yet. */
export const unnamedLearner = 'device';

/** Hands the record to a parent. The first copy gives the learner an id, so that a later one takes its place. */
export function ShareButton({ record }: { record: LearnerRecord }) {
  const [shared, setShared] = useState<Omit<ShareDialogProps, 'onClose'> | null>(null);
  const open = async () => {
    let { id } = record.profile;
    let hasSavedId = true;
    if (id === unnamedLearner) {
      id = newId();
      const { state } = await saveRows((storage) => writeProfile(storage, (saved) => saved, id));
      hasSavedId = state === 'saved';
    }
    setShared({ record: { ...record, profile: { ...record.profile, id } }, now: Date.now(), hasSavedId });
  };
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<IosShare />}
        onClick={() => void open()}
        sx={{ minHeight: 44 }}
      >
        <Words long="Share with a parent" short="Share" />
      </Button>
      {shared !== null && <ShareDialog {...shared} onClose={() => setShared(null)} />}
    </>
  );
}

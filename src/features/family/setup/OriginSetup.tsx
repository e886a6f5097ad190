import EditOutlined from '@mui/icons-material/EditOutlined';
import PersonAddAlt from '@mui/icons-material/PersonAddAlt1Outlined';
import ListItem from '@mui/material/ListItem';
import { isolated } from '@/lib/text/isolated';
import { OriginAction } from '../frame/OriginList';
import { profileButtonLabels } from './profileButtonLabels';
import { SetupPart, usePreloadedSetup } from './SetupPart';

/** The dialogs of the list of origins: this learner's profile, or the form that adds a learner. */
export type OriginSetup = 'profile' | 'learner';

interface OriginSetupEntriesProps {
  readonly nickname: string | null;
  readonly onOpen: (asked: OriginSetup) => void;
}

/** Entries of the list of origins about the learners on this device. */
export function OriginSetupEntries({ nickname, onOpen }: OriginSetupEntriesProps) {
  usePreloadedSetup();
  return (
    <>
      <ListItem disablePadding>
        <OriginAction
          label={nickname === null ? profileButtonLabels.again : `Edit ${isolated(nickname)}’s profile`}
          icon={<EditOutlined fontSize="small" />}
          opensDialog
          onClick={() => onOpen('profile')}
        />
      </ListItem>
      <ListItem disablePadding>
        <OriginAction
          label="Add another student"
          icon={<PersonAddAlt fontSize="small" />}
          opensDialog
          onClick={() => onOpen('learner')}
        />
      </ListItem>
    </>
  );
}

interface OriginSetupDialogProps {
  readonly asked: OriginSetup;
  readonly onClose: () => void;
}

/** The dialog of an entry. Render it outside of the list, which closes first. */
export function OriginSetupDialog({ asked, onClose }: OriginSetupDialogProps) {
  return (
    <SetupPart name={asked === 'profile' ? profileButtonLabels.what : 'The form'} onClose={onClose}>
      {({ AddLearnerForm, DeviceProfileDialog }) =>
        asked === 'profile' ? <DeviceProfileDialog onClose={onClose} /> : <AddLearnerForm onClose={onClose} />
      }
    </SetupPart>
  );
}

import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { typedText } from '@/lib/text/typedText';
import { openPageAs, readRoster } from '@/data/record/learner/roster';
import { studentRecord } from '@/data/record/studentRecord';
import { readProfile } from '@/data/record/setup/learnerSetup';
import { addLearner, type AddLearnerOutcome, type LearnerNames } from '@/data/record/setup/addLearner';
import { profileFieldValidators } from '@/domain/learner/drafts/profile-draft';
import { pathOf } from '@/site';
import { FormDialog } from '@/ui/controls/dialogs/FormDialog';
import { FormField } from '@/ui/controls/fields/FormField';
import { ReadDialog } from '../frame/ReadDialog';
import { addLearnerTexts as words } from './setupTexts';

interface AddLearnerDialogProps {
  /** The current learner's nickname; null if there is none, in which case the form asks for it. */
  readonly currentNickname: string | null;
  readonly onClose: () => void;
}

/** Asks for the nickname of another learner on this device, and opens their record. */
function AddLearnerDialog({ currentNickname, onClose }: AddLearnerDialogProps) {
  const [failed, setFailed] = useState<Exclude<AddLearnerOutcome['state'], 'added'> | null>(null);
  const { register, handleSubmit, getValues, formState } = useForm<LearnerNames>({
    defaultValues: { here: currentNickname ?? '', added: '' },
  });
  const { errors, isDirty, isSubmitting, isSubmitSuccessful } = formState;
  const send = handleSubmit(async (names) => {
    setFailed(null);
    const outcome = await addLearner({ here: typedText(names.here), added: typedText(names.added) });
    if (outcome.state === 'added') openPageAs(outcome.space, pathOf('myPage'));
    else setFailed(outcome.state);
  });
  return (
    <FormDialog
      title={words.title}
      submit={words.submit}
      // After a successful submission, another page opens, so no typed text is lost.
      typed={isDirty && !isSubmitting && (!isSubmitSuccessful || failed !== null)}
      unsaved="the nickname you are typing"
      busy={isSubmitting}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Typography color="textSecondary">{words.intro}</Typography>
      {currentNickname === null && (
        <FormField
          label="Nickname of the Current Student"
          help={words.here}
          field={register('here', {
            validate: (text) => profileFieldValidators.nicknameAmong(text, []) ?? true,
          })}
          error={errors.here?.message}
        />
      )}
      <FormField
        label="Nickname of the New Student"
        help={words.added}
        field={register('added', {
          validate: (text) =>
            profileFieldValidators.nicknameAmong(text, [
              getValues('here'),
              ...readRoster().flatMap(({ name }) => name ?? []),
            ]) ?? true,
        })}
        error={errors.added?.message}
      />
      {failed !== null && (
        <Alert severity="error" role="alert">
          {words.failed[failed]}
        </Alert>
      )}
    </FormDialog>
  );
}

async function readNickname(): Promise<string | null> {
  const record = studentRecord();
  await record.prepareRecord();
  return (await readProfile(record)).nickname;
}

/** The form that adds a learner; appears once the current learner's nickname has been read. */
export function AddLearnerForm({ onClose }: { onClose: () => void }) {
  return (
    <ReadDialog name="The form" read={readNickname} onClose={onClose}>
      {(nickname) => <AddLearnerDialog currentNickname={nickname} onClose={onClose} />}
    </ReadDialog>
  );
}

import Alert from '@mui/material/Alert';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { Consent } from '@/data/record/api';
import type { SaveRowsOutcome } from '@/data/record/saveRows';
import { useConsentChoice } from '@/data/record/consent/useConsent';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import {
  draftFromProfile,
  offeredGrades,
  type ProfileDraft,
  profileFieldValidators,
  profileFromDraft,
} from '@/domain/learner/drafts/profile-draft';
import type { EditableProfile } from '@/domain/learner/setup';
import { type IsoDay, isIsoDay } from '@/lib/dates/calendar';
import { ConsentQuestion } from '@/ui/controls/ConsentQuestion';
import { FormDialog } from '@/ui/controls/dialogs/FormDialog';
import { FormField } from '@/ui/controls/fields/FormField';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { NotSavedAlert, SaveConfirmationDialog } from './SaveOutcome';
import { SchoolFields } from './SchoolFields';
import { TargetScoreFields } from './TargetScoreFields';
import {
  levelByGradeLabel,
  levelOptions,
  levelHelpText,
  planMovedText,
  profileTexts,
  testDayHelpText,
  weeklyHoursHelpText,
} from './setupTexts';

interface ProfileDialogProps {
  /** The saved profile; `noProfile` if there is none. */
  readonly profile: EditableProfile;
  /** The problem with the saved profile, as a sentence; null if there is none. */
  readonly problem: string | null;
  /** The test day of the study plan; null if there is no plan. */
  readonly plannedFor: IsoDay | null;
  readonly today: IsoDay;
  /** True if the consent question is still unanswered; the dialog then asks it. */
  readonly needsConsent: boolean;
  /** Saves the profile with the answer to the consent question, null if it wasn't asked. */
  readonly onSave: (profile: EditableProfile, consent: Consent) => Promise<SaveRowsOutcome>;
  readonly onClose: () => void;
}

/** The form for a learner's profile. Every field is optional. */
export function ProfileDialog(props: ProfileDialogProps) {
  const { profile, problem, plannedFor, today, needsConsent, onSave, onClose } = props;
  const [saved, setSaved] = useState<SaveRowsOutcome | null>(null);
  const [consent, setConsent] = useConsentChoice();
  const { control, register, handleSubmit, trigger, formState } = useForm<ProfileDraft>({
    defaultValues: draftFromProfile(profile),
  });
  const { errors, isDirty, isSubmitting } = formState;
  const [grade, level, testDay, weeklyHours] = useWatch({
    control,
    name: ['grade', 'level', 'testDay', 'weeklyHours'],
  });
  /** Revalidates the faulty targets, which may be valid on another level's scale. */
  const checkAgain = () => {
    const sections = scoredSections
      .filter((section) => errors.sections?.[section] !== undefined)
      .map((section) => `sections.${section}` as const);
    void trigger(errors.total === undefined ? sections : [...sections, 'total']);
  };
  const send = handleSubmit(async (draft) => {
    setSaved(null);
    setSaved(await onSave(profileFromDraft(draft, profile, today), needsConsent ? consent : null));
  });
  // A plan whose test day has passed no longer requires one.
  const isPlanned = plannedFor !== null && plannedFor >= today;
  if (saved?.state === 'saved') {
    const isMoved = plannedFor !== null && isIsoDay(testDay) && testDay !== profile.testDay;
    return (
      <SaveConfirmationDialog
        title={profileTexts.saved}
        kind="profile"
        saved={saved}
        note={isMoved ? planMovedText(testDay) : null}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      title={profileTexts.title}
      submit="Save"
      typed={isDirty}
      unsaved="the profile you are filling in"
      busy={isSubmitting}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Typography color="textSecondary">{profileTexts.intro}</Typography>
      {problem !== null && <Alert severity="warning">{problem}</Alert>}
      <FormField
        label="Nickname"
        help={profileTexts.nickname}
        field={register('nickname', { validate: (text) => profileFieldValidators.nickname(text) ?? true })}
        error={errors.nickname?.message}
      />
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, sm: 6 }}>
          <Controller
            name="grade"
            control={control}
            render={({ field }) => (
              <SelectField
                label="Grade"
                options={gradeOptions(profile.grade)}
                value={field.value}
                onChange={(chosen) => {
                  field.onChange(chosen);
                  checkAgain();
                }}
                help={profileTexts.grade}
              />
            )}
          />
        </Grid>
        <Grid size={{ xs: 12, sm: 6 }}>
          <Controller
            name="level"
            control={control}
            render={({ field }) => (
              <SelectField
                label="Level"
                options={[{ value: '', label: levelByGradeLabel({ grade }) }, ...levelOptions]}
                value={field.value}
                onChange={(chosen) => {
                  field.onChange(chosen);
                  checkAgain();
                }}
                help={levelHelpText({ grade, level })}
              />
            )}
          />
        </Grid>
        <Grid size={{ xs: 12, sm: 6 }}>
          <FormField
            label="Test Date"
            type="date"
            help={testDayHelpText(testDay, today, plannedFor !== null)}
            field={register('testDay', {
              validate: (text) =>
                profileFieldValidators.testDay(text, today, profile.testDay, isPlanned) ?? true,
            })}
            error={errors.testDay?.message}
          />
        </Grid>
        <Grid size={{ xs: 12, sm: 6 }}>
          <FormField
            label="Hours a Week"
            inputMode="decimal"
            maxLength={12}
            help={weeklyHoursHelpText(weeklyHours)}
            field={register('weeklyHours', {
              validate: (text) => profileFieldValidators.weeklyHours(text) ?? true,
            })}
            error={errors.weeklyHours?.message}
          />
        </Grid>
      </Grid>
      <TargetScoreFields control={control} register={register} errors={errors} />
      <SchoolFields control={control} register={register} errors={errors} />
      {needsConsent && <ConsentQuestion value={consent} onChange={setConsent} disabled={isSubmitting} />}
      {saved !== null && <NotSavedAlert kind="profile" state={saved.state} />}
    </FormDialog>
  );
}

/** Returns the grade options, including the saved grade even if it isn't offered otherwise. */
function gradeOptions(saved: number | null): readonly { readonly value: string; readonly label: string }[] {
  const grades = [...new Set([...offeredGrades, ...(saved === null ? [] : [saved])])];
  return [
    { value: '', label: 'Not set' },
    ...grades.map((grade) => ({ value: String(grade), label: String(grade) })),
  ];
}

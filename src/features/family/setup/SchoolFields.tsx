import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { type Control, type FieldErrors, useFieldArray, type UseFormRegister } from 'react-hook-form';
import {
  type ProfileDraft,
  profileFieldValidators,
  type SchoolDraft,
} from '@/domain/learner/drafts/profile-draft';
import { profileLimits } from '@/domain/learner/setup';
import { assertPresent } from '@/lib/assert';
import { FormField } from '@/ui/controls/fields/FormField';
import { FieldGroup } from './FieldGroup';
import { profileTexts } from './setupTexts';

interface SchoolFieldsProps {
  readonly control: Control<ProfileDraft>;
  readonly register: UseFormRegister<ProfileDraft>;
  readonly errors: FieldErrors<ProfileDraft>;
}

/** The learner's target schools, each with its required percentile if known. */
export function SchoolFields({ control, register, errors }: SchoolFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'schools' });
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <FieldGroup legend="Target Schools" help={profileTexts.schools}>
      {fields.map(({ id }, index) => (
        // On a phone, the name gets its own line.
        <Grid key={id} container columnSpacing={1.5} sx={{ alignItems: 'flex-start' }}>
          <Grid size={{ xs: 12, sm: 'grow' }}>
            <FormField
              label={`School ${index + 1}`}
              field={register(`schools.${index}.name`, {
                validate: (_, draft) => profileFieldValidators.schoolName(schoolOf(draft, index)) ?? true,
              })}
              error={errors.schools?.[index]?.name?.message}
            />
          </Grid>
          <Grid size={{ xs: 'grow', sm: 3 }}>
            <FormField
              label={`Percentile ${index + 1}`}
              inputMode="decimal"
              maxLength={12}
              field={register(`schools.${index}.percentile`, {
                validate: (_, draft) =>
                  profileFieldValidators.schoolPercentile(schoolOf(draft, index)) ?? true,
              })}
              error={errors.schools?.[index]?.percentile?.message}
            />
          </Grid>
          <IconButton
            aria-label={`Remove school ${index + 1}`}
            onClick={() => {
              remove(index);
              // The pressed button disappears with its row, so the add button receives focus, which stays in the group.
              addButton.current?.focus();
            }}
            // Aligned with the inputs, below the labels.
            sx={{ mt: 3.5 }}
          >
            <Close />
          </IconButton>
        </Grid>
      ))}
      <Button
        ref={addButton}
        variant="outlined"
        startIcon={<Add />}
        disabled={fields.length >= profileLimits.schools}
        onClick={() => append({ name: '', percentile: '' })}
        sx={{ alignSelf: 'flex-start' }}
      >
        Add a school
      </Button>
    </FieldGroup>
  );
}

function schoolOf({ schools }: ProfileDraft, index: number): SchoolDraft {
  return assertPresent(schools[index], 'A school field without a school');
}

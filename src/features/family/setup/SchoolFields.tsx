import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
        <Box
          key={id}
          sx={{
            display: 'grid',
            alignItems: 'start',
            columnGap: 1.5,
            mb: 2,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr) auto',
              sm: 'minmax(0, 1fr) minmax(0, 7rem) auto',
            },
            // On a phone, the name gets its own line.
            '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
          }}
        >
          <FormField
            label={`School ${index + 1}`}
            field={register(`schools.${index}.name`, {
              validate: (_, draft) => profileFieldValidators.schoolName(schoolOf(draft, index)) ?? true,
            })}
            error={errors.schools?.[index]?.name?.message}
          />
          <FormField
            label={`Percentile ${index + 1}`}
            inputMode="decimal"
            maxLength={12}
            field={register(`schools.${index}.percentile`, {
              validate: (_, draft) => profileFieldValidators.schoolPercentile(schoolOf(draft, index)) ?? true,
            })}
            error={errors.schools?.[index]?.percentile?.message}
          />
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
        </Box>
      ))}
      <Button
        ref={addButton}
        variant="outlined"
        startIcon={<Add />}
        disabled={fields.length >= profileLimits.schools}
        onClick={() => append({ name: '', percentile: '' })}
      >
        Add a school
      </Button>
    </FieldGroup>
  );
}

function schoolOf({ schools }: ProfileDraft, index: number): SchoolDraft {
  return assertPresent(schools[index], 'A school field without a school');
}

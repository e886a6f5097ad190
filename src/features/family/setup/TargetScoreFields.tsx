import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { type Control, Controller, type FieldErrors, type UseFormRegister, useWatch } from 'react-hook-form';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import {
  draftLevel,
  type ProfileDraft,
  profileFieldValidators,
  draftTargetTotal,
} from '@/domain/learner/drafts/profile-draft';
import { dashboardSectionNames } from '@/domain/section-names';
import { formatNumber } from '@/lib/text/format';
import { FormField } from '@/ui/controls/fields/FormField';
import { ViewToggle } from '@/ui/controls/fields/ViewToggle';
import { FieldGroup } from './FieldGroup';
import { profileTexts } from './setupTexts';

interface TargetScoreFieldsProps {
  readonly control: Control<ProfileDraft>;
  readonly register: UseFormRegister<ProfileDraft>;
  readonly errors: FieldErrors<ProfileDraft>;
}

const ways = [
  { value: 'sections', label: 'By section' },
  { value: 'total', label: 'Total only' },
] as const;

/** The target scores: one per section with their total beside them, or a total alone. */
export function TargetScoreFields({ control, register, errors }: TargetScoreFieldsProps) {
  const [targetsBy, total, sections] = useWatch({ control, name: ['targetsBy', 'total', 'sections'] });
  const sum = draftTargetTotal({ targetsBy, total, sections });
  return (
    <FieldGroup legend="Target Score" help={profileTexts.target}>
      <Controller
        name="targetsBy"
        control={control}
        render={({ field }) => (
          <div>
            <ViewToggle label="Set the target" options={ways} value={field.value} onChange={field.onChange} />
          </div>
        )}
      />
      {targetsBy === 'total' ? (
        <FormField
          label="Total"
          inputMode="decimal"
          maxLength={12}
          field={register('total', {
            validate: (text, draft) => profileFieldValidators.total(text, draftLevel(draft)) ?? true,
          })}
          error={errors.total?.message}
        />
      ) : (
        <>
          <Grid container spacing={2}>
            {scoredSections.map((section) => (
              <Grid key={section} size={{ xs: 12, sm: 4 }}>
                <FormField
                  label={dashboardSectionNames[section]}
                  inputMode="decimal"
                  maxLength={12}
                  field={register(`sections.${section}`, {
                    validate: (text, draft) =>
                      profileFieldValidators.section(text, draftLevel(draft)) ?? true,
                  })}
                  error={errors.sections?.[section]?.message}
                />
              </Grid>
            ))}
          </Grid>
          <Typography>
            Total: <strong>{sum === null ? profileTexts.noTotal : formatNumber(sum)}</strong>
          </Typography>
        </>
      )}
    </FieldGroup>
  );
}

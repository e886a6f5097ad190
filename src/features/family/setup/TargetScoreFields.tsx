import Box from '@mui/material/Box';
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
import { SegmentedControl } from '@/ui/controls/fields/SegmentedControl';
import { FormField } from '@/ui/controls/fields/FormField';
import { FieldGroup, fieldColumnsStyle } from './FieldGroup';
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
          <SegmentedControl
            label="Set the target"
            options={ways}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {targetsBy === 'total' ? (
        <Box sx={{ mt: 2 }}>
          <FormField
            label="Total"
            inputMode="decimal"
            maxLength={12}
            field={register('total', {
              validate: (text, draft) => profileFieldValidators.total(text, draftLevel(draft)) ?? true,
            })}
            error={errors.total?.message}
          />
        </Box>
      ) : (
        <>
          <Box sx={{ ...fieldColumnsStyle(3), mt: 2 }}>
            {scoredSections.map((section) => (
              <FormField
                key={section}
                label={dashboardSectionNames[section]}
                inputMode="decimal"
                maxLength={12}
                field={register(`sections.${section}`, {
                  validate: (text, draft) => profileFieldValidators.section(text, draftLevel(draft)) ?? true,
                })}
                error={errors.sections?.[section]?.message}
              />
            ))}
          </Box>
          <Typography sx={{ mt: 1.5 }}>
            Total: <strong>{sum === null ? profileTexts.noTotal : formatNumber(sum)}</strong>
          </Typography>
        </>
      )}
    </FieldGroup>
  );
}

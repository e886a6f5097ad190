import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Control, Controller, type FieldErrors, type UseFormRegister, useWatch } from 'react-hook-form';
import { scoredSections } from '@/domain/exam/scored-sections';
import { levelOfDraft, type ProfileDraft, profileFaults, totalOfDraft } from '@/domain/learner/profile-draft';
import { dashboardNames } from '@/domain/section-names';
import { number } from '@/lib/format';
import { ChoiceToggle } from '@/ui/controls/ChoiceToggle';
import { FormField } from '@/ui/controls/FormField';
import { FieldGroup, sideBySide } from './FieldGroup';
import { profileWords } from './words';

interface TargetFieldsProps {
  readonly control: Control<ProfileDraft>;
  readonly register: UseFormRegister<ProfileDraft>;
  readonly errors: FieldErrors<ProfileDraft>;
}

const ways = [
  { value: 'sections', label: 'By section' },
  { value: 'total', label: 'Total only' },
] as const;

/** The scores to reach: one of each section with their total beside them, or a total alone. */
export function TargetFields({ control, register, errors }: TargetFieldsProps) {
  const [targetsBy, total, sections] = useWatch({ control, name: ['targetsBy', 'total', 'sections'] });
  const sum = totalOfDraft({ targetsBy, total, sections });
  return (
    <FieldGroup legend="Target Score" help={profileWords.target}>
      <Controller
        name="targetsBy"
        control={control}
        render={({ field }) => (
          <ChoiceToggle label="Set the target" options={ways} value={field.value} onChange={field.onChange} />
        )}
      />
      {targetsBy === 'total' ? (
        <Box sx={{ mt: 2 }}>
          <FormField
            label="Total"
            inputMode="decimal"
            maxLength={12}
            field={register('total', {
              validate: (text, draft) => profileFaults.total(text, levelOfDraft(draft)) ?? true,
            })}
            error={errors.total?.message}
          />
        </Box>
      ) : (
        <>
          <Box sx={{ ...sideBySide(3), mt: 2 }}>
            {scoredSections.map((section) => (
              <FormField
                key={section}
                label={dashboardNames[section]}
                inputMode="decimal"
                maxLength={12}
                field={register(`sections.${section}`, {
                  validate: (text, draft) => profileFaults.section(text, levelOfDraft(draft)) ?? true,
                })}
                error={errors.sections?.[section]?.message}
              />
            ))}
          </Box>
          <Typography sx={{ mt: 1.5 }}>
            Total: <strong>{sum === null ? profileWords.noTotal : number(sum)}</strong>
          </Typography>
        </>
      )}
    </FieldGroup>
  );
}

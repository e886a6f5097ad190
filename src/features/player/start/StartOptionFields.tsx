import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { type TestPlan, availableTimings } from '@/domain/exam/test/test-plan';
import { experimentalSectionRule } from '@/domain/exam/test/timing';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { ExtraTimeField } from './ExtraTimeField';
import {
  hasExperimentalSection,
  availableModes,
  type OfferedOptions,
  type StartOptions,
} from './startOptions';

type ModeTexts = Readonly<Record<StartOptions['mode'], { readonly label: string; readonly help: string }>>;

const modeTexts: ModeTexts = {
  real: {
    label: 'As on test day',
    help: 'You can’t pause, you get no hints, and you see explanations only at the end.',
  },
  'at-end': {
    label: 'Practice, explanations at the end',
    help: 'You can pause and say how sure you are of each answer.',
  },
  'each-question': {
    label: 'Practice, explanations after each question',
    help: 'You can pause, check each answer, and read the explanations before you go on.',
  },
};

/** For a test of only an essay: it has no explanations, and in practice mode the browser may check spelling. */
const essayModeTexts: ModeTexts = {
  ...modeTexts,
  real: { label: 'As on test day', help: 'You can’t pause, and spell-check is off.' },
  'at-end': { label: 'Practice', help: 'You can pause, and your browser may check your spelling.' },
};

const experimentalHelp = {
  optional:
    'You answer 16 more questions in 15 minutes. This section is part of test day, but it isn’t scored.',
  required: 'This section is required with extra time, at home or at a test center. It isn’t scored.',
  'left-out': 'With this timing, the test has no experimental section.',
} as const;

interface StartOptionFieldsProps {
  readonly plan: TestPlan;
  readonly offeredOptions: OfferedOptions;
  readonly options: StartOptions;
  readonly onChange: (options: StartOptions) => void;
  /** True while a choice would be lost: until the page is hydrated, and while the test is being prepared. */
  readonly disabled: boolean;
}

/** Fields for the conditions and timing that the test leaves open. */
export function StartOptionFields({
  plan,
  offeredOptions,
  options,
  onChange,
  disabled,
}: StartOptionFieldsProps) {
  const modes = availableModes(plan);
  const timings = availableTimings(plan);
  const experimental = experimentalSectionRule(options.timing);
  const words = plan.parts.every(({ kind }) => kind === 'essay') ? essayModeTexts : modeTexts;
  return (
    <Stack spacing={1.5}>
      {offeredOptions.mode === true && (
        <SelectField
          label="Conditions"
          help={words[options.mode].help}
          isHelpLive
          options={modes.map((value) => ({ value, label: words[value].label }))}
          value={options.mode}
          disabled={disabled}
          onChange={(value) => {
            const mode = modes.find((each) => each === value);
            if (mode !== undefined) onChange({ ...options, mode });
          }}
        />
      )}
      {offeredOptions.timing === true && (
        <ExtraTimeField
          timings={timings}
          value={options.timing}
          onChange={(timing) => onChange({ ...options, timing })}
          disabled={disabled}
        />
      )}
      {offeredOptions.experimental === true && (
        <OptionCheckbox
          label="Add the experimental section"
          help={experimentalHelp[experimental]}
          disabled={disabled || experimental !== 'optional'}
          checked={hasExperimentalSection(options)}
          onChange={(isAdded) => onChange({ ...options, experimental: isAdded })}
        />
      )}
      {offeredOptions.essay === true && (
        <OptionCheckbox
          label="End with the essay"
          help="You have 25 minutes at standard time. The essay is part of test day, but it isn’t scored."
          disabled={disabled}
          checked={options.essay}
          onChange={(essay) => onChange({ ...options, essay })}
        />
      )}
    </Stack>
  );
}

interface OptionCheckboxProps {
  readonly label: string;
  readonly help: string;
  readonly disabled: boolean;
  readonly checked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

function OptionCheckbox({ label, help, disabled, checked, onChange }: OptionCheckboxProps) {
  const helpId = useId();
  return (
    // The help stays readable where the option is fixed.
    <FormControl>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Checkbox
            checked={checked}
            onChange={(_, isChecked) => onChange(isChecked)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
      />
      <FormHelperText id={helpId} sx={{ mt: 0 }}>
        {help}
      </FormHelperText>
    </FormControl>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { allowsExperimental, timingLabels, timings } from '@/domain/exam/timing';
import { Checkbox } from '@/ui/Checkbox';
import { NativeSelect } from '@/ui/NativeSelect';
import { RadioChoices } from '@/ui/RadioChoices';
import type { OfferedOptions, StartOptions } from './options';

const modes = [
  {
    value: 'real',
    label: 'Test conditions',
    help: 'As on test day: no pause, no hints, and reasons only at the end.',
  },
  {
    value: 'at-end',
    label: 'Practice, reasons at the end',
    help: 'You can pause, and say how sure you are of an answer.',
  },
  {
    value: 'each-question',
    label: 'Practice, reasons after each question',
    help: 'Check an answer and read why, before you go on.',
  },
] as const;

const timingChoices = timings.map((value) => ({ value, label: timingLabels[value] }));

interface OptionFieldsProps {
  readonly offered: OfferedOptions;
  readonly options: StartOptions;
  readonly onChange: (options: StartOptions) => void;
  /** Before the page's scripts have come nothing that is chosen would last. */
  readonly disabled: boolean;
}

/** Conditions and timing, as far as the test leaves them open. */
export function OptionFields({ offered, options, onChange, disabled }: OptionFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {offered.mode === true && (
        <RadioChoices
          legend="Conditions"
          options={modes}
          value={options.mode}
          onChange={(mode) => onChange({ ...options, mode })}
          disabled={disabled}
        />
      )}
      {offered.timing === true && (
        <NativeSelect
          label="Timing"
          options={timingChoices}
          value={options.timing}
          disabled={disabled}
          onChange={(value) => {
            const timing = timings.find((each) => each === value);
            if (timing !== undefined) onChange({ ...options, timing });
          }}
        />
      )}
      {offered.experimental === true && (
        <div>
          <Checkbox
            label="Add the experimental section"
            checked={options.experimental && allowsExperimental(options.timing)}
            onChange={(experimental) => onChange({ ...options, experimental })}
            disabled={disabled || !allowsExperimental(options.timing)}
          />
          <Typography variant="body2" color="textSecondary">
            {allowsExperimental(options.timing)
              ? '16 more questions in 15 minutes. They are part of test day and count for nobody’s score.'
              : 'With extra time the test has no experimental section.'}
          </Typography>
        </div>
      )}
    </Box>
  );
}

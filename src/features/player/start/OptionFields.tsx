import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { allowsExperimental, timingLabels, timings } from '@/domain/exam/timing';
import { Checkbox } from '@/ui/Checkbox';
import { NativeSelect } from '@/ui/NativeSelect';
import { type OfferedOptions, type StartOptions, startModes } from './options';

const modeWords = {
  real: {
    label: 'As on test day',
    help: 'No pause, no hints, and the reasons only at the end.',
  },
  'at-end': {
    label: 'Practice, reasons at the end',
    help: 'You can pause, and say how sure you are of an answer.',
  },
  'each-question': {
    label: 'Practice, reasons after each question',
    help: 'You can pause, check each answer, and read why before you go on.',
  },
} as const satisfies Record<StartOptions['mode'], unknown>;

const modeChoices = startModes.map((value) => ({ value, label: modeWords[value].label }));
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
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {offered.mode === true && (
        <div>
          <NativeSelect
            wide
            label="Conditions"
            options={modeChoices}
            value={options.mode}
            disabled={disabled}
            onChange={(value) => {
              const mode = startModes.find((each) => each === value);
              if (mode !== undefined) onChange({ ...options, mode });
            }}
          />
          <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {modeWords[options.mode].help}
          </Typography>
        </div>
      )}
      {offered.timing === true && (
        <NativeSelect
          wide
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
              ? '16 more questions in 15 minutes, part of test day and not scored.'
              : 'With extra time the test has no experimental section.'}
          </Typography>
        </div>
      )}
    </Box>
  );
}

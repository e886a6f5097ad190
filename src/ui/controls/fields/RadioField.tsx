import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface RadioFieldProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly help?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** Radio buttons for a few options, each with an optional line that explains it. */
export function RadioField<Value extends string>({
  legend,
  options,
  value,
  onChange,
  disabled = false,
}: RadioFieldProps<Value>) {
  const id = useId();
  return (
    <FormControl disabled={disabled} fullWidth>
      <FormLabel id={id} component="span" sx={{ mb: 0.5, typography: 'body1', fontWeight: 600 }}>
        <span>{legend}</span>
      </FormLabel>
      <RadioGroup aria-labelledby={id} value={value}>
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            control={<Radio onChange={() => onChange(option.value)} />}
            label={
              <>
                <span>{option.label}</span>
                {option.help !== undefined && (
                  <Typography component="span" variant="secondary" sx={{ display: 'block' }}>
                    {option.help}
                  </Typography>
                )}
              </>
            }
            sx={optionStyles}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

/** The first line is beside the button's middle. */
const optionStyles = {
  alignItems: 'flex-start',
  '& .MuiFormControlLabel-label': { py: '9px' },
} as const;

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import * as colors from '@/ui/colors';

interface RadioChoicesProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly help?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** Native radio buttons in the site's color for a few options, each with an optional line that explains it. */
export function RadioChoices<Value extends string>({
  legend,
  options,
  value,
  onChange,
  disabled = false,
}: RadioChoicesProps<Value>) {
  const name = useId();
  return (
    <Box component="fieldset" disabled={disabled} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600, mb: 0.5 }}>
        {legend}
      </Box>
      {options.map((option) => (
        <Box
          key={option.value}
          component="label"
          sx={{
            display: 'flex',
            alignItems: 'flex-start',
            gap: 1.5,
            minHeight: 44,
            py: 1,
            cursor: disabled ? 'default' : 'pointer',
          }}
        >
          <Box
            component="input"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            sx={{
              flexShrink: 0,
              width: 20,
              height: 20,
              m: 0,
              mt: 0.25,
              accentColor: colors.primary,
            }}
          />
          <span>
            <span>{option.label}</span>
            {option.help !== undefined && (
              <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                {option.help}
              </Typography>
            )}
          </span>
        </Box>
      ))}
    </Box>
  );
}

import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface SwitchFieldProps {
  readonly label: string;
  /** Secondary text that explains the switch. */
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A switch at the end of a row that toggles it as a whole. */
export function SwitchField({ label, hint, isOn, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <FormControlLabel
      labelPlacement="start"
      control={
        <Switch
          checked={isOn}
          onChange={(_, next) => onChange(next)}
          slotProps={{
            input: {
              'aria-labelledby': `${id}-label`,
              ...(hint !== undefined && { 'aria-describedby': `${id}-hint` }),
            },
          }}
        />
      }
      label={
        <>
          <span id={`${id}-label`}>{label}</span>
          {hint !== undefined && (
            <Typography id={`${id}-hint`} component="span" variant="secondary" sx={{ display: 'block' }}>
              {hint}
            </Typography>
          )}
        </>
      }
      sx={{ display: 'flex', mr: 0, justifyContent: 'space-between' }}
    />
  );
}

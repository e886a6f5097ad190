import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface SwitchRowProps {
  readonly label: string;
  /** Secondary text that explains the switch. */
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A switch whose text belongs to its label, so that the whole row toggles it. */
export function SwitchRow({ label, hint, isOn, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        minHeight: 44,
        cursor: 'pointer',
      }}
    >
      <Box component="span" sx={{ minWidth: 0 }}>
        <span id={`${id}-label`}>{label}</span>
        {hint !== undefined && (
          <Typography
            id={`${id}-hint`}
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{ display: 'block' }}
          >
            {hint}
          </Typography>
        )}
      </Box>
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
    </Box>
  );
}

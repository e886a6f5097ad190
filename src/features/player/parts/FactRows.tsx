import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface FactRowsProps {
  readonly rows: readonly (readonly [name: string, value: string])[];
}

/** Facts with their names, one per row, separated by lines. */
export function FactRows({ rows }: FactRowsProps) {
  return (
    <Stack component="dl" sx={{ m: 0 }}>
      {rows.map(([name, value]) => (
        <Stack key={name} direction="row" sx={rowSx}>
          <Typography component="dt" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" variant="strong" sx={{ m: 0, textAlign: 'right' }}>
            {value}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}

const rowSx = {
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;

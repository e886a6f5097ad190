import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Figure {
  readonly label: string;
  readonly value: string;
}

/** A few figures side by side, each with a small label. */
export function SessionStats({ figures }: { figures: readonly Figure[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 2,
        display: 'grid',
        // On a phone, four figures form two rows of two instead of three and one; fewer share a row, each as wide as its content.
        gridTemplateColumns: {
          xs: figures.length === 4 ? 'repeat(2, minmax(0, 1fr))' : `repeat(${figures.length}, auto)`,
          sm: `repeat(${figures.length}, minmax(0, 1fr))`,
        },
        justifyContent: { xs: 'space-between', sm: 'normal' },
        alignItems: 'end',
        columnGap: 2,
        rowGap: 1.5,
      }}
    >
      {figures.map(({ label, value }) => (
        <div key={label}>
          <Typography component="dt" variant="secondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="figure"
            sx={{ m: 0, fontSize: '1.75rem', whiteSpace: 'nowrap' }}
          >
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

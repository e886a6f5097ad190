import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

interface Figure {
  readonly label: string;
  readonly value: string;
}

/** A few figures side by side, each with a small label. */
export function SessionStats({ figures }: { figures: readonly Figure[] }) {
  return (
    <Grid
      container
      component="dl"
      columnSpacing={2}
      rowSpacing={1.5}
      sx={{ m: 0, alignItems: 'end', justifyContent: 'space-between' }}
    >
      {figures.map(({ label, value }) => (
        // On a phone, four figures form two rows of two instead of three and one; fewer share a row, each as wide as its content.
        <Grid key={label} size={{ xs: figures.length === 4 ? 6 : 'auto', sm: 'grow' }}>
          <Typography component="dt" variant="secondary">
            {label}
          </Typography>
          <Typography component="dd" variant="figureSmall" sx={{ m: 0, whiteSpace: 'nowrap' }}>
            {value}
          </Typography>
        </Grid>
      ))}
    </Grid>
  );
}

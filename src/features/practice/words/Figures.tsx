import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Figure {
  readonly label: string;
  readonly value: string;
}

/** A few figures side by side, each under its small label. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 2,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
        alignItems: 'end',
        columnGap: 2,
        rowGap: 1.5,
      }}
    >
      {figures.map(({ label, value }) => (
        <div key={label}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="figure" sx={{ m: 0, fontSize: '1.75rem' }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

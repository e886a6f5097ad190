import Typography from '@mui/material/Typography';

/** Reserves the space of the saved data's summary until it has been read. */
export function MyDataPlaceholder() {
  return (
    <Typography color="textSecondary" sx={{ minHeight: 96 }}>
      Checking what is saved here…
    </Typography>
  );
}

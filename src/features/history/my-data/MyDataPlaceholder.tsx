import Typography from '@mui/material/Typography';

/** Stands where the figures will be. */
export function MyDataPlaceholder() {
  return (
    <Typography color="textSecondary" sx={{ minHeight: 96 }}>
      Checking what is saved here…
    </Typography>
  );
}

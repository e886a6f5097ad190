import Typography from '@mui/material/Typography';

/** Stands where the list will be. */
export function LookingForTests() {
  return (
    <Typography color="textSecondary" sx={{ minHeight: 96 }}>
      Looking for your tests…
    </Typography>
  );
}

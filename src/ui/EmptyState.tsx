import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Says what would be here and how to get it. */
export function EmptyState({ what, how }: { what: string; how: string }) {
  return (
    <Box
      sx={{
        flexGrow: 1,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        py: 2,
        minHeight: 96,
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{what}</Typography>
      <Typography variant="body2" color="textSecondary">
        {how}
      </Typography>
    </Box>
  );
}

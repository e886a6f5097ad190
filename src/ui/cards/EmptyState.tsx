import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface EmptyStateProps {
  readonly what: string;
  readonly how: string;
  /** Takes a chart's room, so that the card keeps its height when the first figures come. */
  readonly chart?: boolean;
}

/** Says what would be here and how to get it. */
export function EmptyState({ what, how, chart = false }: EmptyStateProps) {
  return (
    <Box
      sx={{
        flexGrow: 1,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        py: 2,
        minHeight: chart ? 304 : 96,
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{what}</Typography>
      <Typography variant="body2" color="textSecondary">
        {how}
      </Typography>
    </Box>
  );
}

import Box from '@mui/material/Box';

/** Explains how to highlight words while highlight mode is on. */
export function HighlightModeHint() {
  return (
    <Box
      sx={{
        flexShrink: 0,
        px: { xs: 2, md: 4 },
        py: 1,
        typography: 'body2',
        color: 'text.secondary',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '@media print': { display: 'none' },
      }}
    >
      <Box component="span" sx={{ '@media (hover: none)': { display: 'none' } }}>
        Select with the mouse, or with Shift and the arrow keys. Enter highlights; Esc exits.
      </Box>
      <Box component="span" sx={{ '@media (hover: hover)': { display: 'none' } }}>
        Select words to highlight them.
      </Box>
    </Box>
  );
}

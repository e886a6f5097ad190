import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import Box from '@mui/material/Box';

const looks = {
  up: { color: 'status.good', icon: <ArrowUpward /> },
  down: { color: 'status.risk', icon: <ArrowDownward /> },
  stable: { color: 'text.secondary', icon: <RemoveOutlined /> },
} as const;

/** The direction of a figure: an arrow and a word, never a color alone. */
export function TrendMark({ trend, word }: { trend: 'up' | 'down' | 'stable'; word: string }) {
  const { color, icon } = looks[trend];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color,
        typography: 'body2',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        '& svg': { fontSize: 16 },
      }}
    >
      {icon}
      {word}
    </Box>
  );
}

import Box from '@mui/material/Box';

/** Facts in a row, separated by dots. When the row wraps, no line begins or ends with a dot. */
export function FactLine({ facts }: { facts: readonly string[] }) {
  return (
    <Box component="span" sx={line}>
      {facts.map((fact, index) => (
        <span key={fact}>
          {index > 0 && <span className="dot">{' \u00b7 '}</span>}
          <span>{fact}</span>
        </span>
      ))}
    </Box>
  );
}

const gap = '0.75em';

/** Each dot is in the gap before its fact; for a fact that begins a line, that gap is clipped. */
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: gap,
  overflowX: 'clip',
  '& > span': { position: 'relative' },
  '& .dot': { position: 'absolute', right: '100%', width: gap, textAlign: 'center' },
} as const;

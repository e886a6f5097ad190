import Box from '@mui/material/Box';

/** Facts one after the other, a dot between any two on one line: no line begins or ends with one. */
export function FactLine({ facts }: { facts: readonly string[] }) {
  return (
    <Box component="span" sx={line}>
      {facts.map((fact, index) => (
        <span key={fact}>
          {index > 0 && <span className="dot">{' \u00b7 '}</span>}
          {fact}
        </span>
      ))}
    </Box>
  );
}

const gap = '0.75em';

/** A dot lies in the gap before its fact, which is outside the box where the fact begins a line. */
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: gap,
  overflowX: 'clip',
  '& > span': { position: 'relative' },
  '& .dot': { position: 'absolute', right: '100%', width: gap, textAlign: 'center' },
} as const;

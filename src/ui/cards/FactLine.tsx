import Box from '@mui/material/Box';

/** Facts in a row, separated by dots. When the row wraps, no line begins or ends with a dot. */
export function FactLine({ facts }: { facts: readonly string[] }) {
  return (
    <Box component="span" sx={line}>
      {facts.map((fact, index) => (
        <Box key={fact} component="span" sx={{ position: 'relative' }}>
          {index > 0 && (
            <Box component="span" sx={dot}>
              {' \u00b7 '}
            </Box>
          )}
          <span>{fact}</span>
        </Box>
      ))}
    </Box>
  );
}

const gap = '0.75em';

/** The gap before a fact that begins a line is clipped, and with it the dot in the gap. */
const line = { display: 'flex', flexWrap: 'wrap', columnGap: gap, overflowX: 'clip' } as const;
const dot = { position: 'absolute', right: '100%', width: gap, textAlign: 'center' } as const;

import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export interface StackedShare {
  readonly name: string;
  /** Its length in the bar, relative to the other shares. */
  readonly amount: number;
  /** The amount in words. */
  readonly value: string;
  /** A CSS value. */
  readonly color: string;
}

interface StackedSharesProps {
  /** Accessible name of the list of shares. */
  readonly label: string;
  readonly shares: readonly StackedShare[];
}

/**
 * Shares of a whole as one bar, with their names below it. Names are separate from the bar, whose short pieces would otherwise be
 * stretched to the width of their names. Not a chart of the library, which would be missing before scripts.
 */
export function StackedShares({ label, shares }: StackedSharesProps) {
  return (
    <Stack spacing={1.5}>
      <Stack aria-hidden direction="row" spacing="2px">
        {shares.map(({ name, amount, color }) => (
          <Box
            key={name}
            component="i"
            sx={{ flexBasis: 0, borderTop: '8px solid' }}
            style={{ flexGrow: amount, borderColor: color }}
          />
        ))}
      </Stack>
      <List aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' }}>
        {shares.map(({ name, value, color }) => (
          <ListItem key={name} sx={legendEntry} style={{ borderColor: color }}>
            <Typography variant="body2">
              <span>{name}</span> <strong>{value}</strong>
            </Typography>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}

const legendEntry = { width: 'auto', p: 0, pl: 1, borderLeft: '8px solid' } as const;

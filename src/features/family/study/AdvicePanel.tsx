import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { Row } from '@/ui/cards/RowList';

/** Beside each other where there is room, so that the card is full however many there are. */
const columns = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 5,
  rowGap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
} as const;

/** What to change in the weeks to come. */
export function AdvicePanel({ advice }: { advice: readonly string[] }) {
  return (
    <Panel title="Recommendations">
      {advice.length === 0 ? (
        <EmptyState
          what="No recommendations yet"
          how="After the first weeks of study, this card says what to change."
        />
      ) : (
        <Box component="ul" aria-label="Recommendations" sx={columns}>
          {advice.map((sentence) => (
            <Row key={sentence}>
              <Typography>{sentence}</Typography>
            </Row>
          ))}
        </Box>
      )}
    </Panel>
  );
}

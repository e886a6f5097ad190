import Typography from '@mui/material/Typography';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { Row, RowList } from '@/ui/cards/RowList';

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
        <RowList label="Recommendations">
          {advice.map((sentence) => (
            <Row key={sentence}>
              <Typography>{sentence}</Typography>
            </Row>
          ))}
        </RowList>
      )}
    </Panel>
  );
}

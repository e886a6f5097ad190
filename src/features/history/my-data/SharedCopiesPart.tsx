import Typography from '@mui/material/Typography';
import type { SharedCopies } from '@/data/learners/shared/copies';
import { copyMade, copyName } from '@/data/learners/shared/copyName';
import { capitalized } from '@/lib/format';
import { Callout } from '@/ui/cards/Callout';
import { Row, RowList } from '@/ui/cards/RowList';
import { AskFirst } from '../AskFirst';
import { removeCopyQuestions, sharedTroubles } from './sharedWords';

interface SharedCopiesPartProps {
  readonly shared: SharedCopies;
  readonly onRemove: (learnerId: string) => void;
}

/** Copies that other learners handed over, each with its day; nothing where there are none. */
export function SharedCopiesPart({ shared, onRemove }: SharedCopiesPartProps) {
  const { copies } = shared;
  return (
    <>
      {copies.length > 0 && (
        <>
          <Typography component="h3" sx={{ mt: 3, mb: 1, fontWeight: 600 }}>
            Shared with you
          </Typography>
          <RowList label="Copies shared with you">
            {copies.map(({ digest }) => (
              <Row
                key={digest.record.profile.id}
                end={
                  <AskFirst
                    label={`Remove ${copyName(digest)}, ${copyMade(digest)}`}
                    questions={removeCopyQuestions(digest)}
                    keep="Keep it"
                    onGo={() => onRemove(digest.record.profile.id)}
                  >
                    Remove
                  </AskFirst>
                }
              >
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{copyName(digest)}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {capitalized(copyMade(digest))}
                </Typography>
              </Row>
            ))}
          </RowList>
        </>
      )}
      {sharedTroubles(shared).map((sentence) => (
        <Callout key={sentence} tone="warning" mt={2}>
          {sentence}
        </Callout>
      ))}
    </>
  );
}

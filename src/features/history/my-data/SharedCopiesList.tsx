import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { SharedCopies } from '@/data/learners/shared/sharedCopies';
import { sharedCopyDateLabel, sharedCopyLabel } from '@/data/learners/shared/sharedCopyLabel';
import { capitalize } from '@/lib/text/format';
import { Row, RowList } from '@/ui/cards/RowList';
import { ConfirmButton } from '@/ui/controls/dialogs/ConfirmButton';
import { copyRemovalConfirmations, sharedCopyProblems } from './sharedCopyTexts';

interface SharedCopiesListProps {
  readonly shared: SharedCopies;
  readonly onRemove: (learnerId: string) => void;
}

/** Records shared by other learners, each with its date; renders nothing if there are none. */
export function SharedCopiesList({ shared, onRemove }: SharedCopiesListProps) {
  const { copies } = shared;
  return (
    <>
      {copies.length > 0 && (
        <>
          <Typography variant="strong" component="h3" sx={{ mt: 3, mb: 1 }}>
            Shared with you
          </Typography>
          <RowList label="Copies shared with you">
            {copies.map(({ digest }) => (
              <Row
                key={digest.learner.profile.id}
                end={
                  <ConfirmButton
                    aria-label={`Remove ${sharedCopyLabel(digest)}, ${sharedCopyDateLabel(digest)}`}
                    questions={copyRemovalConfirmations(digest)}
                    cancelLabel="Keep it"
                    onConfirm={() => onRemove(digest.learner.profile.id)}
                  >
                    Remove
                  </ConfirmButton>
                }
              >
                <Typography variant="strong">{sharedCopyLabel(digest)}</Typography>
                <Typography variant="secondary">{capitalize(sharedCopyDateLabel(digest))}</Typography>
              </Row>
            ))}
          </RowList>
        </>
      )}
      {sharedCopyProblems(shared).map((sentence) => (
        <Alert key={sentence} severity="warning" sx={{ mt: 2 }}>
          {sentence}
        </Alert>
      ))}
    </>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import { attemptNoun } from '@/domain/exam/catalog/attempt-noun';
import { formatDayAndTime } from '@/lib/text/format';
import { ConfirmButton } from '@/ui/controls/dialogs/ConfirmButton';
import { attemptPositionText, attemptWorkTexts } from './attemptPositionText';

/** An unfinished test found in storage. */
export interface FoundAttempt {
  readonly attempt: Attempt;
  /** `behind`: the last changes before the student left could not be saved. */
  readonly completeness: 'complete' | 'behind';
  readonly savedAt: number;
  readonly heldElsewhere: boolean;
}

interface UnfinishedAttemptProps {
  readonly foundAttempt: FoundAttempt;
  readonly title: string;
  /** The test named in the page's address, if it can be started instead; otherwise null. */
  readonly requestedTest: { readonly title: string; readonly isSame: boolean } | null;
  readonly preparing: boolean;
  readonly problem: string | null;
  readonly onContinue: () => void;
  /** Ends the test now and shows the result for the answers given. */
  readonly onFinish: () => void;
  /** Starts the test named in the address. The answers given in the unfinished one still count. */
  readonly onStartRequested: () => void;
  readonly onDiscard: () => void;
}

/** Offers to continue, end, or discard an unfinished test before a new one starts, and shows its progress. */
export function UnfinishedAttempt({
  foundAttempt,
  title,
  requestedTest,
  preparing,
  problem,
  ...actions
}: UnfinishedAttemptProps) {
  const headingId = useId();
  const { attempt, completeness, savedAt, heldElsewhere } = foundAttempt;
  const work = attemptWorkTexts(attempt);
  const called = attemptNoun(attempt.form.parts);
  const isTimed = attempt.form.timing !== 'untimed';
  return (
    <Card component="section" aria-labelledby={headingId} variant="emphasized">
      <CardContent>
        <Typography id={headingId} variant="h2">
          {heldElsewhere
            ? `This ${called} is open in another tab`
            : `You left ${requestedTest === null ? 'this' : 'a'} ${called} unfinished`}
        </Typography>
        <Typography sx={{ mt: 1 }}>
          {`${title}, ${attemptPositionText(attempt)}. ${work.progress}.${isTimed ? ' The clock was stopped while you were away.' : ''}`}
        </Typography>
        <Typography variant="secondary" sx={{ mt: 1 }}>
          {`Last saved ${formatDayAndTime(savedAt)}.${completeness === 'complete' && !heldElsewhere ? ` ${work.complete}` : ''}`}
        </Typography>
        {completeness === 'behind' && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {`Your last changes before the ${called} stopped could not be saved, so some answers may be missing. Everything else is here. Look over your answers before you hand them in.`}
          </Alert>
        )}
        {requestedTest !== null && !heldElsewhere && (
          <Typography sx={{ mt: 1, maxWidth: '40em' }}>
            {`If you start something else, this ${called} ends here. Your answers count; the other questions may come up again.`}
          </Typography>
        )}
        {problem !== null && (
          <Alert severity="error" role="alert" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </CardContent>
      <CardActions>
        <Button
          variant="contained"
          size="large"
          loading={preparing}
          loadingPosition="start"
          onClick={actions.onContinue}
        >
          <span>
            {preparing
              ? 'Getting everything ready…'
              : heldElsewhere
                ? 'Continue here'
                : `Continue the ${called}`}
          </span>
        </Button>
        {requestedTest !== null && (
          <Button variant="outlined" size="large" disabled={preparing} onClick={actions.onStartRequested}>
            <span>
              {requestedTest.isSame ? 'Start a new one instead' : `Start ${requestedTest.title} instead`}
            </span>
          </Button>
        )}
        {!heldElsewhere && (
          <>
            <Button
              variant={requestedTest === null ? 'outlined' : 'text'}
              size="large"
              disabled={preparing}
              onClick={actions.onFinish}
            >
              End it and see your result
            </Button>
            <ConfirmButton
              variant="text"
              size="large"
              // Not disabled while it prepares: the dialog returns the focus to it.
              questions={[
                {
                  question: `Discard this ${called} and its ${work.lost}?`,
                  text: 'This can’t be undone.',
                  confirmLabel: 'Discard it',
                },
              ]}
              cancelLabel={`Keep the ${called}`}
              onConfirm={() => {
                if (!preparing) actions.onDiscard();
              }}
            >
              Discard
            </ConfirmButton>
          </>
        )}
      </CardActions>
    </Card>
  );
}

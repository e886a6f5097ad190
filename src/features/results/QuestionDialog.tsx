import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { dashboardPartTitle, partTitle } from '@/domain/exam/catalog/plan-parts';
import type { SectionResult } from '@/domain/exam/scoring/result';
import { TitledDialog } from '@/ui/controls/dialogs/TitledDialog';
import { AnswererContext } from '@/ui/question/answererContext';
import { PassageReview } from '@/ui/question/PassageReview';
import { AnswerReview } from './AnswerReview';
import { missedPlaceText, questionDialogTitle } from './resultSentences';

/** A question of a test, by the id of its part and its index there. */
export interface QuestionPlace {
  readonly part: string;
  readonly index: number;
}

interface QuestionDialogProps {
  /** The parts with questions, in test order. */
  readonly parts: readonly SectionResult[];
  /** The question to begin with; null for the first one. */
  readonly first: QuestionPlace | null;
  /** True on a dashboard: leaves out the questions that were right, and speaks of the student to whoever reads. */
  readonly isOnDashboard?: boolean;
  readonly onClose: () => void;
}

/** One question with its explanations, and the way to the questions before and after it, through the whole test. */
export function QuestionDialog({ parts, first, isOnDashboard = false, onClose }: QuestionDialogProps) {
  const questions = parts
    .flatMap((part) => part.items.map((judged) => ({ part, judged })))
    .filter(({ judged }) => !isOnDashboard || judged.verdict !== 'right');
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      questions.findIndex(({ part, judged }) => part.id === first?.part && judged.number === first.index + 1),
    ),
  );
  const shown = questions[place];
  if (shown === undefined) return null;
  const { part, judged } = shown;
  const title = questionDialogTitle(
    isOnDashboard ? dashboardPartTitle(part.id) : partTitle(part.id),
    judged.number,
    part.items.length,
  );
  return (
    <TitledDialog title={title} width="md" onClose={onClose}>
      <span role="status" style={visuallyHidden}>
        {title}
      </span>
      {/* Each question begins at its top. */}
      <DialogContent key={place} tabIndex={0} role="group" aria-label={title}>
        {judged.passage !== null && <PassageReview passage={judged.passage} />}
        <AnswererContext value={isOnDashboard ? 'student' : 'reader'}>
          <AnswerReview judged={judged} isAlone />
        </AnswererContext>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {isOnDashboard && (
          <Typography variant="secondary" sx={{ flexGrow: 1 }}>
            {missedPlaceText(place + 1, questions.length)}
          </Typography>
        )}
        <StepButton isEnabled={place > 0} onPress={() => setPlace(place - 1)}>
          Previous
        </StepButton>
        <StepButton isEnabled={place < questions.length - 1} onPress={() => setPlace(place + 1)}>
          Next
        </StepButton>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}

interface StepButtonProps {
  readonly isEnabled: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

/** Stays focusable at the end of the test, where a disabled button would lose the focus. */
function StepButton({ isEnabled, onPress, children }: StepButtonProps) {
  return (
    <Button
      variant="outlined"
      aria-disabled={!isEnabled}
      onClick={() => {
        if (isEnabled) onPress();
      }}
    >
      <span>{children}</span>
    </Button>
  );
}

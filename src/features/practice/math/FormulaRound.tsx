import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useReducer } from 'react';
import type { FormulaQuestion } from '@/data/formulas/formulaQuestion';
import { quantitativeTopicLabels } from '@/domain/exam/items/item';
import { capitalize, formatCount } from '@/lib/text/format';
import { QuestionText } from '@/ui/question/QuestionText';
import { RecallChoices } from '../recall/RecallChoices';
import { StepHeading } from '../recall/StepHeading';
import { formulaTexts, formulaRoundSentence } from './mathPracticeText';
import { recallRoundReducer, startRecallRound } from './recallRound';

interface FormulaRoundProps {
  readonly questions: readonly FormulaQuestion[];
  /** True if the first question appears without taking the focus. */
  readonly quiet: boolean;
  /** Starts another round. */
  readonly onAgain: () => void;
}

/** One question at a time: recall, choose, then see why and when the formula is used. */
export function FormulaRound({ questions, quiet, onAgain }: FormulaRoundProps) {
  const [round, send] = useReducer(
    recallRoundReducer,
    questions.map(({ id }) => id),
    startRecallRound,
  );
  const { queue, step, taken, missed } = round;
  const question = questions.find(({ id }) => id === queue[0]);
  const isFirst = queue.length === questions.length && step === 'think' && missed.length === 0;
  if (question === undefined)
    return (
      <>
        <StepHeading key="over" quiet={false}>
          Round finished
        </StepHeading>
        <Typography sx={{ mt: 1, mb: 2 }}>{formulaRoundSentence(round.questions, missed.length)}</Typography>
        <Button variant="outlined" onClick={onAgain}>
          Another round
        </Button>
      </>
    );
  return (
    <Stack spacing={1.5}>
      <div>
        <Typography variant="secondary">
          {`${capitalize(quantitativeTopicLabels[question.topic])}, ${formatCount(queue.length, 'question')} to go`}
        </Typography>
        <StepHeading key={`${question.id} ${queue.length} ${step}`} quiet={quiet && isFirst}>
          <QuestionText text={question.question} translate="no" />
        </StepHeading>
      </div>
      <div>
        {step === 'think' ? (
          <>
            <Typography sx={{ mb: 2 }}>{formulaTexts.think}</Typography>
            <Button variant="contained" onClick={() => send({ type: 'show' })}>
              Show the choices
            </Button>
          </>
        ) : (
          <RecallChoices
            label="Choices"
            choices={question.choices.map(({ text, why }) => ({ text, why, right: why === null }))}
            taken={taken?.index ?? null}
            onTake={(index) => send({ type: 'take', index, right: question.choices[index]?.why === null })}
            verdict={taken?.right === true ? 'Right.' : 'Not right. The formula returns at the end.'}
          />
        )}
        {taken !== null && (
          <>
            <Typography sx={{ mt: 2, maxWidth: 760 }}>
              <strong>When to use it:</strong> <QuestionText text={question.use} />
            </Typography>
            <Button variant="contained" onClick={() => send({ type: 'next' })} sx={{ mt: 2 }}>
              Next
            </Button>
          </>
        )}
      </div>
    </Stack>
  );
}

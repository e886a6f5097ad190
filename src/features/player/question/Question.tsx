import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { memo, useEffect, useId, useRef } from 'react';
import { explainsEach } from '@/domain/exam/explains-each';
import type { Conditions } from '@/domain/exam/form';
import { choiceOf, type Item, kindLabels, letters } from '@/domain/exam/item';
import type { ItemState } from '@/domain/exam/item-state';
import { takenLetters } from '@/domain/exam/second-try';
import { focusOn } from '@/ui/page/focusHeading';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { QuestionMaterial } from '@/ui/question/QuestionMaterial';
import { QuestionText } from '@/ui/question/QuestionText';
import { DrillActions } from '../drill/DrillActions';
import { LazyPart } from '../LazyPart';
import { loadFeedback } from '../load';
import type { Send } from '../move';
import { AnswerActions } from './AnswerActions';
import { ChoiceRow } from './ChoiceRow';
import { Choices, StemHeading } from './questionStyles';

/** A stem of more characters is a sentence or two, not a word or a pair. */
const longStem = 80;

export interface QuestionProps {
  readonly item: Item;
  readonly number: number;
  /** Null in a drill without end. */
  readonly of: number | null;
  readonly state: ItemState;
  readonly conditions: Conditions;
  readonly send: Send;
}

/** Compares everything in a question's state but its time and flag, which aren't shown here: a passing second renders nothing. */
export function sameQuestion(before: QuestionProps, after: QuestionProps): boolean {
  return (
    before.item === after.item &&
    before.number === after.number &&
    before.of === after.of &&
    before.conditions === after.conditions &&
    before.send === after.send &&
    before.state.response === after.state.response &&
    before.state.crossedOut === after.state.crossedOut &&
    before.state.confidence === after.state.confidence &&
    before.state.checked === after.state.checked &&
    before.state.secondTry === after.state.secondTry
  );
}

/** A question without a passage, in one column. From one question to the next, its rows stay and change their words. */
export const Question = memo(function Question(question: QuestionProps) {
  const stemId = useId();
  const { item } = question;
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 704,
        mx: 'auto',
        px: 2,
        py: { xs: 3, sm: 6 },
        containerType: 'inline-size',
      }}
    >
      <Stem key={item.id} id={stemId} {...question} />
      {item.kind === 'quantitative' && (
        // Its key differs from the stem's: with two siblings under one key, React leaves old ones on screen.
        <QuestionMaterial key={`${item.id} material`} figure={item.figure} table={item.table} />
      )}
      <Answer stemId={stemId} {...question} />
    </Box>
  );
}, sameQuestion);

/** What a question asks. It takes the focus when it opens: a question is read from its stem. Key it by its item. */
export function Stem({ id, item, number, of, conditions }: QuestionProps & { readonly id: string }) {
  const stem = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    focusOn(stem.current);
  }, []);
  // Test conditions say nothing about a question; where all are of one kind, there is nothing to say.
  const labeled = conditions.mode === 'practice' && item.section === 'verbal';
  return (
    <>
      {labeled && <Typography color="textSecondary">{kindLabels[item.kind]}</Typography>}
      <StemHeading ref={stem} id={id} data-long={item.stem.length > longStem ? '' : undefined}>
        <span style={visuallyHidden}>
          {of === null ? `Question ${number}: ` : `Question ${number} of ${of}: `}
        </span>
        <QuestionText text={item.stem} />
      </StemHeading>
    </>
  );
}

/** The choices of a question and what can be done with them; once checked, the reasons in their place. */
export function Answer({
  stemId,
  item,
  state,
  conditions,
  send,
}: QuestionProps & { readonly stemId: string }) {
  const { crossedOut, confidence, checked, secondTry } = state;
  const feedback = useLazyModule(loadFeedback, explainsEach(conditions));
  const { first, second } = takenLetters(state);
  const stage = checked ? 'checked' : secondTry === null ? 'open' : 'second-try';
  const last = useRef({ id: item.id, stage });
  useEffect(() => {
    last.current = { id: item.id, stage };
  });
  const wasJustChecked = () => last.current.id === item.id && last.current.stage !== stage;
  if (checked)
    return (
      <>
        <LazyPart lazy={feedback} what="The explanation">
          {({ CheckedAnswer }) => (
            <CheckedAnswer key={item.id} item={item} state={state} wasJustChecked={wasJustChecked} />
          )}
        </LazyPart>
        <DrillActions item={item} checked send={send} />
      </>
    );
  const chosen = secondTry === null ? first : second;
  return (
    <>
      {secondTry !== null && first !== null && (
        <LazyPart lazy={feedback} what="The hint">
          {({ SecondTry }) => (
            <SecondTry key={item.id} item={item} wrong={first} wasJustChecked={wasJustChecked} />
          )}
        </LazyPart>
      )}
      <Choices role="radiogroup" aria-labelledby={stemId}>
        {letters.map((letter) => (
          <ChoiceRow
            key={letter}
            group={item.id}
            letter={letter}
            text={choiceOf(item, letter).text}
            chosen={letter === chosen}
            crossedOut={crossedOut.includes(letter)}
            spent={secondTry !== null && letter === first}
            send={send}
          />
        ))}
      </Choices>
      <AnswerActions
        answered={chosen !== null}
        confidence={confidence}
        conditions={conditions}
        again={secondTry !== null}
        send={send}
      />
      <DrillActions item={item} checked={false} send={send} />
    </>
  );
}

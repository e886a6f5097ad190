import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { memo, useEffect, useId, useRef } from 'react';
import type { AttemptConditions } from '@/domain/exam/test/form';
import { choiceByLetter, type Item, itemKindLabels, choiceLetters } from '@/domain/exam/items/item';
import type { ItemState } from '@/domain/exam/items/item-state';
import { chosenLetters } from '@/domain/exam/attempts/second-try';
import { focusElement } from '@/ui/page/useFocusOnChange';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';
import { QuestionMaterial } from '@/ui/question/QuestionMaterial';
import { QuestionText } from '@/ui/question/QuestionText';
import { DrillActions } from '../drill/DrillActions';
import type { SendAction } from '../attempt/runAttempt';
import { AnswerActions } from './AnswerActions';
import { CheckedAnswer } from './CheckedAnswer';
import { ChoiceRow } from './ChoiceRow';
import { SecondTryHint } from './SecondTryHint';
import { isLongStem, readingSize, readingTypography, stemTypography } from '../tools/readingTypography';

export interface QuestionProps {
  readonly item: Item;
  readonly number: number;
  /** The number of questions; null in an endless drill. */
  readonly questionCount: number | null;
  readonly state: ItemState;
  readonly conditions: AttemptConditions;
  readonly send: SendAction;
}

/** Compares all of a question's state except time and flag, which aren't shown here, so that a passing second renders nothing. */
export function areQuestionPropsEqual(before: QuestionProps, after: QuestionProps): boolean {
  return (
    before.item === after.item &&
    before.number === after.number &&
    before.questionCount === after.questionCount &&
    before.conditions === after.conditions &&
    before.send === after.send &&
    before.state.response === after.state.response &&
    before.state.crossedOut === after.state.crossedOut &&
    before.state.confidence === after.state.confidence &&
    before.state.checked === after.state.checked &&
    before.state.secondTry === after.state.secondTry
  );
}

/** A question without a passage, in one column. */
export const QuestionView = memo(function Question(question: QuestionProps) {
  const stemId = useId();
  const { item } = question;
  return (
    <Column>
      <QuestionStem key={item.id} id={stemId} {...question} />
      {item.kind === 'quantitative' && (
        // Must differ from the stem's key: with duplicate keys among siblings, React leaves old ones on screen.
        <QuestionMaterial key={`${item.id} material`} figure={item.figure} table={item.table} />
      )}
      <QuestionAnswer stemId={stemId} {...question} />
    </Column>
  );
}, areQuestionPropsEqual);

const Column = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 704,
  marginInline: 'auto',
  padding: '48px 16px',
  containerType: 'inline-size',
  [theme.breakpoints.down('sm')]: { paddingBlock: 24 },
}));

/** The stem of a question. Takes focus when it opens, since reading starts here. Key it by its item. */
export function QuestionStem({
  id,
  item,
  number,
  questionCount,
  conditions,
}: QuestionProps & { readonly id: string }) {
  const stem = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    focusElement(stem.current);
  }, []);
  // Test conditions reveal nothing about a question, and questions of only one kind need no label.
  const labeled = conditions.mode === 'practice' && item.section === 'verbal';
  return (
    <>
      {labeled && <Typography color="textSecondary">{itemKindLabels[item.kind]}</Typography>}
      <Stem ref={stem} id={id} data-long={isLongStem(item.stem) ? '' : undefined}>
        <span style={visuallyHidden}>
          {questionCount === null ? `Question ${number}: ` : `Question ${number} of ${questionCount}: `}
        </span>
        <QuestionText text={item.stem} translate="no" />
      </Stem>
    </>
  );
}

const Stem = styled('h2')(({ theme }) => ({
  ...stemTypography(theme),
  margin: '0 0 24px',
  outline: 'none',
}));

/** A question's choices and actions; once checked, the explanations replace them. */
export function QuestionAnswer({
  stemId,
  item,
  state,
  conditions,
  send,
}: QuestionProps & { readonly stemId: string }) {
  const { crossedOut, confidence, checked, secondTry } = state;
  const { first, second } = chosenLetters(state);
  const stage = checked ? 'checked' : secondTry === null ? 'open' : 'second-try';
  const last = useRef({ id: item.id, stage });
  useEffect(() => {
    last.current = { id: item.id, stage };
  });
  const wasJustChecked = () => last.current.id === item.id && last.current.stage !== stage;
  if (checked)
    return (
      <>
        <CheckedAnswer key={item.id} item={item} state={state} wasJustChecked={wasJustChecked} />
        <DrillActions item={item} checked send={send} />
      </>
    );
  const chosen = secondTry === null ? first : second;
  return (
    <>
      {secondTry !== null && first !== null && (
        <SecondTryHint key={item.id} item={item} wrongAnswer={first} wasJustChecked={wasJustChecked} />
      )}
      <Choices role="radiogroup" aria-labelledby={stemId}>
        {choiceLetters.map((letter) => (
          <ChoiceRow
            key={`${item.id} ${letter}`}
            group={item.id}
            letter={letter}
            text={choiceByLetter(item, letter).text}
            chosen={letter === chosen}
            crossedOut={crossedOut.includes(letter)}
            isWrongFirstAnswer={secondTry !== null && letter === first}
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

const Choices = styled('div')(({ theme }) => ({
  ...readingTypography(theme),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  // Fits a twelve-letter word between the letter and the cross-out button; only ten words in the bank are longer.
  [largeTextMediaQuery]: { fontSize: readingSize(theme.typography.body1.fontSize) },
}));

import Undo from '@mui/icons-material/Undo';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { memo } from 'react';
import type { ChoiceLetter as Letter } from '@/domain/exam/items/item';
import * as colors from '@/ui/colors';
import { captionFont, smallFont } from '@/ui/fonts';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';
import { ChoiceLetter } from '@/ui/question/ChoiceLetter';
import { QuestionText } from '@/ui/question/QuestionText';
import type { SendAction } from '../attempt/runAttempt';

interface ChoiceRowProps {
  /** Groups the radio buttons of one question. */
  readonly group: string;
  readonly letter: Letter;
  readonly text: string;
  readonly chosen: boolean;
  readonly crossedOut: boolean;
  /** True for the wrong first answer, which can't be chosen again. */
  readonly isWrongFirstAnswer: boolean;
  readonly send: SendAction;
}

/**
 * A choice: the row selects it, and the button at its end crosses it out. Native controls, and styles without the theme or props,
 * because a question must appear at once on a slow phone. The text has the typography of the list.
 */
export const ChoiceRow = memo(function ChoiceRow({
  group,
  letter,
  text,
  chosen,
  crossedOut,
  isWrongFirstAnswer,
  send,
}: ChoiceRowProps) {
  // A formula can't be read out as a button's name.
  const name = text.includes('`') ? `choice ${letter}` : text;
  const isOut = crossedOut || isWrongFirstAnswer;
  return (
    <Row data-chosen={chosen ? '' : undefined} data-crossed-out={isOut ? '' : undefined}>
      <Label>
        <input
          type="radio"
          name={group}
          checked={chosen}
          disabled={isWrongFirstAnswer}
          onChange={() => send({ type: 'choose', letter })}
        />
        <ChoiceLetter letter={letter} look={chosen ? 'chosen' : 'outlined'} />
        <Text data-crossed-out={isOut ? '' : undefined}>
          <QuestionText text={text} translate="no" />
          {isWrongFirstAnswer && <FirstAnswerNote>your first answer</FirstAnswerNote>}
        </Text>
        {crossedOut && <span style={visuallyHidden}>, crossed out</span>}
      </Label>
      {!isWrongFirstAnswer && (
        <CrossOutButton
          type="button"
          aria-label={crossedOut ? `Bring back ${name}` : `Cross out ${name}`}
          onClick={() => send({ type: 'toggle-cross-out', letter })}
        >
          {crossedOut ? <Undo fontSize="small" /> : <span translate="no">{letter}</span>}
        </CrossOutButton>
      )}
    </Row>
  );
});

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 56,
  paddingRight: 6,
  borderRadius: 12,
  border: `1px solid ${colors.controlEdge}`,
  backgroundColor: colors.paper,
  '&:hover': { borderColor: colors.primary },
  '&:has(input:focus-visible)': { outline: `2px solid ${colors.primary}`, outlineOffset: 2 },
  '&[data-chosen]': { borderColor: colors.primary, boxShadow: `inset 0 0 0 1px ${colors.primary}` },
  '&[data-crossed-out]': { backgroundColor: 'transparent', borderColor: colors.divider },
  '@media (forced-colors: active)': {
    '&[data-chosen]': { borderColor: 'Highlight', outline: '1px solid Highlight' },
    '&[data-crossed-out]': { borderStyle: 'dashed' },
  },
});

/** A native radio button, invisible on top of its `position: relative` label. */
const hiddenInputStyles = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
} as const;

const Label = styled('label')({
  position: 'relative',
  flexGrow: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 54,
  padding: '8px 8px 8px 16px',
  cursor: 'pointer',
  '@container (max-width: 24rem)': { gap: 12, paddingLeft: 12 },
  [largeTextMediaQuery]: { gap: 8, padding: '8px 4px 8px 8px' },
  // Invisible, but as large as the row, so that touch, mouse, and screen readers all reach it.
  '& > input': hiddenInputStyles,
});

const Text = styled('span')({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '&[data-crossed-out]': { textDecoration: 'line-through', color: colors.textSecondary },
});

/** An inline block doesn't get the strikethrough of the choice's text. */
const FirstAnswerNote = styled('span')({ font: smallFont, display: 'inline-block', width: '100%' });

const CrossOutButton = styled('button')({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  font: captionFont,
  fontWeight: 600,
  color: colors.textSecondary,
  cursor: 'pointer',
  '&:hover': { backgroundColor: colors.hover },
  // A letter with a stroke that extends past its sides.
  '& > span': { position: 'relative' },
  '& > span::after': {
    content: '""',
    position: 'absolute',
    insetInline: -5,
    top: 'calc(50% - 0.5px)',
    borderTop: '1.5px solid currentColor',
  },
});

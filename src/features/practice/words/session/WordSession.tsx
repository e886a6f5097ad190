import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { assertUnreachable } from '@/lib/assert';
import { useBareScreen } from '@/ui/page/bareScreen';
import { latinKey } from '@/lib/browser/latinKey';
import { focusElement } from '@/ui/page/useFocusOnChange';
import { MeaningButtons } from './MeaningButtons';
import { AnswerReveal } from './AnswerReveal';
import { SessionBar } from './SessionBar';
import { type WordSessionProps, useWordSession } from './useWordSession';
import { meaningPrompt, recallHints } from '../wordSessionText';
import { WordHeading } from './WordHeading';

/** One word at a time: first alone, then its meaning among four, then all facts about it. */
export function WordSession({ notice, ...props }: WordSessionProps & { readonly notice: ReactNode }) {
  useBareScreen();
  const running = useWordSession(props);
  const { session, ask, listed, choices, needsExtraHelp, minutesLeft } = running;
  const { entry } = listed;
  const { phase, chosen } = session;
  const promptId = useId();
  const start = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  const step = `${phase} ${ask.kind} ${ask.word}`;
  const shown = useRef('');
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    focusElement(start.current);
  }, [step]);

  // Keys work only while the focus is inside, as it is by default: single keys must not act anywhere else (WCAG 2.1.4).
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const onControl = event.target instanceof Element && event.target.closest('button, a') !== null;
    const picked = phase === 'choose' ? choices[Number(latinKey(event)) - 1] : undefined;
    if (picked !== undefined) running.answer(picked.word);
    else if (event.key === 'Enter' && !onControl && phase !== 'choose') goOn();
    else return;
    event.preventDefault();
  };
  const goOn = phase === 'recall' ? running.show : running.next;

  return (
    // Focusable, so that a click beside the buttons keeps the focus inside.
    <Stack tabIndex={-1} onKeyDown={onKeyDown} sx={frame}>
      <SessionBar session={session} minutesLeft={minutesLeft} onEnd={running.end} />
      {notice}
      {/* The word has one place, so that it doesn't move when its choices and its answer come. */}
      <Box sx={wordLayout}>
        <WordHeading entry={entry} kind={ask.kind} headingRef={phase === 'recall' ? start : null} />
        {phase === 'recall' && (
          <Typography color="textSecondary" sx={hintLayout}>
            {recallHints[ask.kind]}
          </Typography>
        )}
        {phase === 'reveal' && (
          <AnswerReveal
            entry={entry}
            chosen={chosen ?? ''}
            isLast={minutesLeft === 0}
            needsExtraHelp={needsExtraHelp}
            verdictRef={start}
          />
        )}
      </Box>
      {phase === 'choose' ? (
        <Box sx={choicesLayout}>
          <Typography id={promptId} ref={start} variant="strong" sx={{ mb: 1, outline: 'none' }}>
            {meaningPrompt}
          </Typography>
          <MeaningButtons choices={choices} labelledBy={promptId} onChoose={running.answer} />
        </Box>
      ) : (
        <AppBar component="footer" sx={barLayout}>
          <Toolbar disableGutters>
            <Button variant="contained" size="large" fullWidth onClick={goOn}>
              <span>{sessionButtonLabel(phase)}</span>
            </Button>
          </Toolbar>
        </AppBar>
      )}
    </Stack>
  );
}

function sessionButtonLabel(phase: 'recall' | 'reveal'): string {
  switch (phase) {
    case 'recall':
      return 'Show the choices';
    case 'reveal':
      return 'Next';
    default:
      return assertUnreachable(phase);
  }
}

const frame = {
  maxWidth: 600,
  // On a phone, the footer is within reach of the thumb; on a larger screen, it is closer to the word.
  minHeight: { xs: '100dvh', sm: 'min(100dvh, 680px)' },
  mx: 'auto',
  px: 2,
  outline: 'none',
  // Focused elements must not end up under the footer.
  '& :is(button, [tabindex])': { scrollMarginBottom: '6rem' },
} as const;

const wordLayout = { flexGrow: 1, pt: { xs: 3, sm: 6 } } as const;

const hintLayout = { mt: 3, mx: 'auto', maxWidth: '19em', textAlign: 'center' } as const;

/** Not in a bar, because in large type the four meanings would cover the word. */
const choicesLayout = { pt: 1.5, pb: 'max(16px, env(safe-area-inset-bottom))' } as const;

/** The single button stays within reach while a long explanation scrolls. */
const barLayout = {
  top: 'auto',
  bottom: 0,
  pt: 1,
  pb: 'max(8px, env(safe-area-inset-bottom))',
  border: 0,
  bgcolor: 'background.default',
} as const;

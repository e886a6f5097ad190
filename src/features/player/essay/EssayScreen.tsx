import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useCallback, useId } from 'react';
import type { Attempt } from '@/domain/exam/attempt';
import { type EssayState, longestEssay } from '@/domain/exam/essay';
import type { WritingPrompt } from '@/domain/exam/item';
import type { Remaining } from '../frame/useRemaining';
import { useScreenHeading } from '../frame/useScreenHeading';
import type { Send } from '../move';
import { EssayFoot } from './EssayFoot';
import { PromptChoice } from './PromptChoice';
import { type Drafts, useDraft } from './useDraft';
import * as colors from '@/ui/colors';

interface EssayScreenProps {
  readonly title: string;
  readonly essay: EssayState;
  readonly prompts: readonly WritingPrompt[];
  readonly attempt: Attempt;
  readonly remaining: Remaining;
  readonly drafts: Drafts;
  readonly send: Send;
}

/** So near to the end each key is sent at once: the tick that ends the part must find it there. */
const urgentMs = 5000;

const Columns = styled('div')({
  width: '100%',
  maxWidth: 1088 + 64,
  margin: '0 auto',
  padding: '32px 32px 48px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
  gap: '24px 48px',
  alignItems: 'start',
  '@media (max-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media (max-width: 40rem)': { padding: '24px 16px 32px' },
  '& label': { display: 'block', fontWeight: 600, marginBottom: 6 },
  '& textarea': {
    display: 'block',
    width: '100%',
    padding: '14px 16px',
    border: `1px solid ${colors.controlEdge}`,
    borderRadius: 8,
    backgroundColor: colors.paper,
    color: colors.text,
    font: 'inherit',
    lineHeight: 1.5,
    resize: 'vertical',
    // The field grows with its text where the browser knows how, and scrolls where it doesn't.
    fieldSizing: 'content',
    '&:focus-visible': { outline: `2px solid ${colors.primary}`, outlineOffset: 1 },
  },
  '& .outline': { minHeight: '9rem' },
  '& .text': {
    minHeight: 'max(20rem, calc(100dvh - var(--player-bar) - var(--player-foot) - 140px))',
    fontFamily: "var(--reading-font, 'Source Serif 4 Variable', 'Source Serif Fallback', Georgia, serif)",
    fontSize: 'calc(1.1875rem * var(--reading-scale, 1))',
    lineHeight: 'var(--reading-leading, 1.6)',
  },
});

/** The writing part: one of two prompts, room for a plan, and the text. */
export function EssayScreen({ title, essay, prompts, attempt, remaining, drafts, send }: EssayScreenProps) {
  const heading = useScreenHeading();
  const id = useId();
  const urgent = useCallback(() => {
    const left = remaining();
    return left !== null && left < urgentMs;
  }, [remaining]);
  const part = attempt.form.parts[attempt.part]?.id ?? '';
  const outline = useDraft({
    drafts,
    field: `${part}/outline`,
    saved: essay.outline,
    onSend: useCallback((text: string) => send({ type: 'write-outline', text }), [send]),
    urgent,
  });
  const text = useDraft({
    drafts,
    field: `${part}/text`,
    saved: essay.text,
    onSend: useCallback((words: string) => send({ type: 'write', text: words }), [send]),
    urgent,
  });
  const handIn = () => {
    outline.flush();
    text.flush();
    send({ type: 'end-part' });
  };
  // Real conditions give no help with the words.
  const help = attempt.form.conditions.mode === 'practice';
  const helpers = { spellCheck: help, autoCorrect: help ? 'on' : 'off', autoComplete: 'off' };
  return (
    <>
      <Columns>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <div>
            <Typography ref={heading} variant="h2" sx={{ outline: 'none' }}>
              {prompts.length > 1 ? 'Choose one prompt' : 'Your prompt'}
            </Typography>
            <PromptChoice
              prompts={prompts}
              chosen={essay.prompt}
              onChoose={(prompt) => send({ type: 'choose-prompt', prompt })}
            />
          </div>
          <div>
            <label htmlFor={`${id}-outline`}>Plan, for yourself alone</label>
            <textarea
              id={`${id}-outline`}
              className="outline"
              value={outline.text}
              maxLength={longestEssay}
              onChange={(event) => outline.change(event.target.value)}
              onBlur={outline.flush}
              {...helpers}
            />
          </div>
        </Box>
        <div>
          <label htmlFor={`${id}-text`}>Your text</label>
          <textarea
            id={`${id}-text`}
            className="text"
            value={text.text}
            maxLength={longestEssay}
            onChange={(event) => text.change(event.target.value)}
            onBlur={text.flush}
            {...helpers}
          />
        </div>
      </Columns>
      <EssayFoot title={title} text={text.text} promptChosen={essay.prompt !== null} onHandIn={handIn} />
    </>
  );
}

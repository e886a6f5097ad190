import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useState } from 'react';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { EssayState } from '@/domain/exam/essays/essay';
import type { WritingPrompt } from '@/domain/exam/items/item';
import type { ReadRemainingTime } from '../frame/useRemainingTime';
import { useScreenHeading } from '../frame/useScreenHeading';
import type { SendAction } from '../attempt/runAttempt';
import { DraftField } from './field/DraftField';
import { EssayFooter } from './EssayFooter';
import { EssayPlanBox } from './EssayPlanBox';
import { PromptChoice } from './PromptChoice';
import { createUndoableField } from './field/undoableField';
import { type DraftTexts, useTextDraft } from './useTextDraft';

interface EssayScreenProps {
  readonly title: string;
  readonly essay: EssayState;
  readonly prompts: readonly WritingPrompt[];
  readonly attempt: Attempt;
  readonly remaining: ReadRemainingTime;
  readonly clockHidden: boolean;
  readonly drafts: DraftTexts;
  readonly send: SendAction;
}

/** This close to the end, each keystroke is sent immediately, so that it precedes the tick that ends the part. */
const urgentMs = 5000;

/** The writing part: one or two prompts, space for a plan, and the text. */
export function EssayScreen(props: EssayScreenProps) {
  const { title, essay, prompts, attempt, remaining, clockHidden, drafts, send } = props;
  const heading = useScreenHeading();
  const id = useId();
  const urgent = useCallback(() => {
    const left = remaining();
    return left !== null && left < urgentMs;
  }, [remaining]);
  const part = attempt.form.parts[attempt.part]?.id ?? '';
  const outline = useTextDraft({
    drafts,
    field: `${part}/outline`,
    saved: essay.outline,
    onSend: useCallback((text: string) => send({ type: 'write-outline', text }), [send]),
    urgent,
  });
  const text = useTextDraft({
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
  const [fields] = useState(() => ({ plan: createUndoableField(), essay: createUndoableField() }));
  const [lastField, setLastField] = useState(fields.essay);
  // Real conditions offer no writing help.
  const help = attempt.form.conditions.mode === 'practice';
  return (
    <>
      <Container sx={columnsSx}>
        <Stack spacing={3}>
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
          <EssayPlanBox
            draft={outline}
            field={fields.plan}
            onUse={setLastField}
            onFold={() => setLastField(fields.essay)}
            help={help}
          />
        </Stack>
        <Box sx={{ minWidth: 0 }}>
          <FormLabel htmlFor={`${id}-text`} sx={{ display: 'block' }}>
            Your essay
          </FormLabel>
          <DraftField
            id={`${id}-text`}
            look="essay"
            draft={text}
            field={fields.essay}
            onUse={setLastField}
            help={help}
          />
        </Box>
      </Container>
      <EssayFooter
        title={title}
        draft={text}
        promptChosen={essay.prompt !== null}
        remaining={remaining}
        clockHidden={clockHidden}
        field={lastField}
        fieldName={lastField === fields.plan ? 'plan' : 'essay'}
        onHandIn={handIn}
      />
    </>
  );
}

/** Prompts and plan are beside the text or, on a narrow screen, above it. */
const columnsSx = {
  pt: { xs: 3, sm: 4 },
  pb: { xs: 4, sm: 6 },
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(18rem, 1fr) minmax(0, auto)' },
  columnGap: 6,
  rowGap: 3,
  alignItems: 'start',
} as const;

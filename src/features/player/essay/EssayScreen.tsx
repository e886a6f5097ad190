import Typography from '@mui/material/Typography';
import { useCallback, useId, useState } from 'react';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { EssayState } from '@/domain/exam/essays/essay';
import type { WritingPrompt } from '@/domain/exam/items/item';
import type { ReadRemainingTime } from '../frame/useRemainingTime';
import { useScreenHeading } from '../frame/useScreenHeading';
import type { SendAction } from '../attemptAction';
import { DraftField } from './field/DraftField';
import { EssayFooter } from './EssayFooter';
import { EssayColumns } from './essayStyles';
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
      <EssayColumns>
        <div className="prompts-and-plan">
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
        </div>
        <div className="sheet">
          <label htmlFor={`${id}-text`}>Your essay</label>
          <DraftField
            id={`${id}-text`}
            className="text"
            draft={text}
            field={fields.essay}
            onUse={setLastField}
            help={help}
          />
        </div>
      </EssayColumns>
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

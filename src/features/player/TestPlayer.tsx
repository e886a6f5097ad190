import Box from '@mui/material/Box';
import { type ReactNode, useCallback, useState } from 'react';
import type { Attempt, PartState } from '@/domain/exam/attempts/attempt';
import { attemptNoun } from '@/domain/exam/catalog/attempt-noun';
import { partTitle } from '@/domain/exam/catalog/plan-parts';
import type { TestContent } from '@/domain/exam/test/form';
import { isSectionClockRunning } from '@/domain/exam/attempts/section-state';
import { useBareScreen } from '@/ui/page/bareScreen';
import { ConfirmDialog } from '@/ui/controls/dialogs/ConfirmDialog';
import { useAskBeforeLeaving } from '@/ui/controls/dialogs/useAskBeforeLeaving';
import type { DraftTexts } from './essay/useTextDraft';
import { Clock } from './frame/Clock';
import { planPartDotColor } from '@/ui/sectionColor';
import { barPositionLabel } from './frame/partPosition';
import { PlayerBar } from './frame/PlayerBar';
import { PlayerFrame } from './frame/PlayerFrame';
import { currentScreen } from './frame/playerScreen';
import { describeProgress } from './frame/testProgress';
import type { ReadRemainingTime } from './frame/useRemainingTime';
import { KeysDialog } from './keys/KeysDialog';
import { usePlayerKeys } from './keys/usePlayerKeys';
import type { SendAction } from './attempt/runAttempt';
import { PartContent } from './PartContent';
import { PlayerTools } from './tools/PlayerTools';
import { TextSettingsProvider } from './tools/TextSettingsProvider';

export interface TestPlayerProps {
  readonly title: string;
  /** An unfinished attempt; a finished one is shown as its result instead. */
  readonly attempt: Attempt;
  readonly content: TestContent;
  readonly send: SendAction;
  readonly remaining: ReadRemainingTime;
  /** A note under the bar that says where the test is saved. */
  readonly notice?: ReactNode;
  /** Navigates away. While a part is running, the player asks for confirmation first. */
  readonly onLeave: () => void;
}

function tallyLength(state: PartState): number {
  return state.kind === 'section' ? state.items.length : 0;
}

export function TestPlayer(props: TestPlayerProps) {
  const { title, attempt, content, send, remaining, notice = null, onLeave } = props;
  useBareScreen();
  const [clockHidden, setClockHidden] = useState(false);
  const [keysOn, setKeysOn] = useState(true);
  const [help, setHelp] = useState(false);
  const [drafts] = useState<DraftTexts>(() => new Map());

  const screen = currentScreen(attempt);
  const running = attempt.phase.name === 'running';
  const inSection = screen === 'question' || screen === 'review';
  const toggleClock = useCallback(() => setClockHidden((was) => !was), []);
  const openHelp = useCallback(() => setHelp(true), []);
  const pause = useCallback(() => send({ type: 'pause' }), [send]);
  const called = attemptNoun(attempt.form.parts);
  const leaving = useAskBeforeLeaving(running ? `the ${called} in progress` : null, { pages: true });
  usePlayerKeys({ enabled: keysOn, inSection, send, onHelp: openHelp, onClock: toggleClock });

  const { form, part: index } = attempt;
  const [part, state] = [form.parts[index], attempt.parts[index]];
  if (part === undefined || state === undefined || screen === 'finished') return null;
  const counts = running && (state.kind !== 'section' || isSectionClockRunning(state));
  const mayPause = running && form.conditions.mode === 'practice' && part.kind !== 'break';
  return (
    <TextSettingsProvider>
      <PlayerFrame screen={`${screen} ${index}`}>
        <PlayerBar
          title={title}
          place={called === 'test' ? barPositionLabel(title, form.parts, index) : ''}
          color={planPartDotColor(part)}
          question={screen === 'question' && state.kind === 'section' ? state.current + 1 : null}
          questions={part.kind === 'section' && part.endless === true ? null : tallyLength(state)}
          reviewing={screen === 'review'}
          progress={describeProgress(attempt, screen)}
          clock={
            part.kind !== 'break' && (
              <Clock
                key={part.id}
                limitMs={part.limitMs}
                remaining={remaining}
                running={counts}
                hidden={clockHidden && counts}
                onToggle={toggleClock}
              />
            )
          }
          tools={
            <PlayerTools
              attempt={attempt}
              content={content}
              clockHidden={clockHidden}
              onClockHidden={setClockHidden}
              onKeys={openHelp}
            />
          }
          onPause={mayPause ? pause : null}
          onKeys={openHelp}
          onLeave={onLeave}
        />
        {notice !== null && <Box sx={noticeSx}>{notice}</Box>}
        <PartContent
          {...props}
          screen={screen}
          title={partTitle(part.id)}
          drafts={drafts}
          clockHidden={clockHidden}
        />
        {help && (
          <KeysDialog
            conditions={form.conditions}
            hasPassage={part.kind === 'section' && part.passages.length > 0}
            enabled={keysOn}
            onEnabled={setKeysOn}
            onClose={() => setHelp(false)}
          />
        )}
        {leaving.asking && (
          <ConfirmDialog
            question={`Leave the ${called}?`}
            text={`${part.limitMs === null ? '' : 'The clock stops. '}Your answers are saved. Come back to this page to continue.`}
            cancelLabel={`Stay in the ${called}`}
            onCancel={leaving.stay}
            confirmLabel="Leave"
            onConfirm={() => {
              send({ type: 'interrupt' });
              leaving.leave();
            }}
          />
        )}
      </PlayerFrame>
    </TextSettingsProvider>
  );
}

/** The content below it fills the screen. */
const noticeSx = { '&&': { flexGrow: 0 } } as const;

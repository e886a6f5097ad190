import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Item, itemRef } from '@/domain/exam/item';
import type { Session } from '@/domain/exam/session';
import { useBareScreen } from '@/ui/bareScreen';
import { LoadFailed } from '@/ui/LoadFailed';
import { LoadingDialog } from '@/ui/LoadingDialog';
import { useLazyModule } from '@/ui/useLazyModule';
import { PlayerBar } from './PlayerBar';
import { PlayerFoot } from './PlayerFoot';
import { QuestionView } from './QuestionView';
import { useKeys } from './useKeys';
import { useLeaveGuard } from './useLeaveGuard';
import type { Move } from './useTestSession';

// Fetched while the first question is read, so that they are there when they are needed, connection or not.
const loadDialogs = () => import('./dialogs');
const loadReview = () => import('./ReviewScreen');

interface TestPlayerProps {
  readonly title: string;
  readonly session: Session;
  readonly items: readonly Item[];
  readonly kept: boolean;
  readonly send: (move: Move) => void;
  /** Where "Leave" leads. */
  readonly exit: string;
}

/** A running test: the quietest screen of the site. */
export function TestPlayer({ title, session, items, kept, send, exit }: TestPlayerProps) {
  useBareScreen();
  const navigate = useNavigate();
  const [timerHidden, setTimerHidden] = useState(false);
  const [help, setHelp] = useState(false);
  const [keysOn, setKeysOn] = useState(true);

  const onTimer = useCallback(() => setTimerHidden((was) => !was), []);
  const onHelp = useCallback(() => setHelp(true), []);
  const guard = useLeaveGuard(useCallback(() => send({ type: 'interrupt' }), [send]));
  useKeys({ enabled: keysOn, send, onHelp, onTimer });

  const dialogs = useLazyModule(loadDialogs, true);
  const shownDialogs = dialogs.state === 'ready' ? dialogs.module : null;

  const review = useLazyModule(loadReview, true);
  const reviewing = session.phase === 'reviewing';

  const item = items.find((each) => itemRef(each) === session.form.itemIds[session.current]);
  const sheet = session.sheets[session.current];
  return (
    <Box sx={{ minHeight: '100vh', pb: 12 }}>
      <PlayerBar
        title={title}
        session={session}
        timerHidden={timerHidden}
        onTimer={onTimer}
        onHelp={onHelp}
        onLeave={() => void navigate(exit)}
      />
      {!kept && (
        <Alert severity="warning" sx={{ borderRadius: 0 }}>
          This browser does not let the site keep anything: a reload would lose your answers. The test itself
          works.
        </Alert>
      )}
      {reviewing && review.state === 'ready' && <review.module.ReviewScreen session={session} send={send} />}
      {reviewing && review.state === 'failed' && (
        <Box sx={{ px: { xs: 2, sm: 3.5 } }}>
          <LoadFailed what="The review" failed={review} />
        </Box>
      )}
      {session.phase === 'answering' && item !== undefined && sheet !== undefined && (
        <>
          <QuestionView
            key={item.id}
            item={item}
            number={session.current + 1}
            of={session.sheets.length}
            sheet={sheet}
            send={send}
          />
          <PlayerFoot session={session} send={send} />
        </>
      )}
      {shownDialogs === null && (help || guard.asking) && (
        <LoadingDialog
          what={help ? 'The list of keys' : 'The question before leaving'}
          lazy={dialogs}
          onClose={() => {
            setHelp(false);
            guard.stay();
          }}
        />
      )}
      {shownDialogs !== null && help && (
        <shownDialogs.KeysDialog enabled={keysOn} onEnabled={setKeysOn} onClose={() => setHelp(false)} />
      )}
      {shownDialogs !== null && guard.asking && (
        <shownDialogs.LeaveDialog onStay={guard.stay} onLeave={guard.leave} />
      )}
    </Box>
  );
}

import { type ReactNode, useCallback, useState } from 'react';
import type { LearnerTest } from '@/domain/learner/learner-test';
import type { IsoDay } from '@/lib/calendar';
import { LoadingDialog } from '@/ui/loading/LoadingDialog';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import type { CoreProps } from '../tabProps';

const loadDialogs = () => import('./dialogs');

type Opened =
  | { readonly what: 'test'; readonly test: LearnerTest }
  | { readonly what: 'day'; readonly day: IsoDay };

/** Both are the same function in each render: a drawing that is given one isn't drawn anew. */
export interface Opener {
  readonly openTest: (test: LearnerTest) => void;
  readonly openDay: (day: IsoDay) => void;
}

interface OpenedDialogs extends Opener {
  /** What is open; it stands once on the page. */
  readonly dialog: ReactNode;
}

/**
 * Opens what a point, a bar or a row stands for: a test, or the sessions of a day. The focus goes back to where it was, so a button
 * that opens one has to have it (see OpenButton).
 */
export function useOpened({ family: { asOf }, record }: CoreProps): OpenedDialogs {
  const [opened, setOpened] = useState<Opened | null>(null);
  const lazyDialogs = useLazyModule(loadDialogs, opened !== null);
  const close = () => setOpened(null);
  const openTest = useCallback((test: LearnerTest) => setOpened({ what: 'test', test }), []);
  const openDay = useCallback((day: IsoDay) => setOpened({ what: 'day', day }), []);
  return { openTest, openDay, dialog: opened === null ? null : dialogOf(opened) };

  function dialogOf(now: Opened): ReactNode {
    if (lazyDialogs.state !== 'ready')
      return (
        <LoadingDialog
          what={now.what === 'test' ? 'The test' : 'The day'}
          lazy={lazyDialogs}
          onClose={close}
        />
      );
    const { TestDialog, DayDialog } = lazyDialogs.module;
    return now.what === 'test' ? (
      <TestDialog record={record} test={now.test} onClose={close} />
    ) : (
      <DayDialog record={record} day={now.day} asOf={asOf} onClose={close} />
    );
  }
}

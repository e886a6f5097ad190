import { useState } from 'react';
import { OriginChip } from './frame/OriginChip';
import type { DashboardState } from './frame/useDashboard';
import { type OriginSetup, OriginSetupDialog, OriginSetupEntries } from './setup/OriginSetup';
import { OpenCopyEntry } from './sharing/OpenCopy';

/** The chip with the origin of the figures; its list also sets up this device's learners and opens shared copies. */
export function OriginMenu({ state }: { readonly state: DashboardState }) {
  const { loadState } = state;
  const [asked, setAsked] = useState<OriginSetup | null>(null);
  const shown = loadState.state === 'ready' ? loadState.dashboard : null;
  return (
    <>
      <OriginChip
        state={state}
        renderActions={(close) => (
          <>
            {(shown === null || shown.origin === 'device') && (
              <OriginSetupEntries
                nickname={shown?.learner.profile.nickname ?? null}
                onOpen={(next) => {
                  close();
                  setAsked(next);
                }}
              />
            )}
            <OpenCopyEntry onOpened={close} />
          </>
        )}
      />
      {asked !== null && <OriginSetupDialog asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

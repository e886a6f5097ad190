/** The page's two panels, which render before their content has loaded. */
import type { ReactNode } from 'react';
import { Panel } from '@/ui/cards/Panel';

export function TestsPanel({ children }: { children: ReactNode }) {
  return <Panel title="Every Test on This Device">{children}</Panel>;
}

export function MyDataPanel({ children }: { children: ReactNode }) {
  return (
    <Panel title="My Data" summary="Your tests stay in this browser and are never sent to anyone.">
      {children}
    </Panel>
  );
}

import type { ReactNode } from 'react';
import { DisableableFields } from '@/ui/controls/fields/DisableableFields';
import { HydrationBoundary } from '@/ui/loading/HydrationBoundary';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';
import { useHydrated } from '@/ui/loading/useHydrated';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';

interface InteractiveProps {
  /** Names the piece at the start of a message: "The calculator". */
  readonly name: string;
  /** An alternative for a reader without scripts. */
  readonly withoutScripts?: ReactNode;
  readonly children: ReactNode;
}

/** An interactive piece of a page. Its controls are disabled until React has hydrated it, so that nothing typed earlier is lost. */
export function Interactive({ name, withoutScripts, children }: InteractiveProps) {
  return (
    <PartErrorBoundary name={name}>
      <NoScriptNotice>{`${name} needs JavaScript.`}</NoScriptNotice>
      {withoutScripts !== undefined && <noscript>{withoutScripts}</noscript>}
      <HydrationBoundary>
        <Fields>{children}</Fields>
      </HydrationBoundary>
    </PartErrorBoundary>
  );
}

function Fields({ children }: { readonly children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <div data-piece>
      <DisableableFields disabled={!hydrated}>{children}</DisableableFields>
    </div>
  );
}

import type { ReactNode } from 'react';

/**
 * Words for a reader whose browser runs no scripts, beside what doesn't work without them. With scripts it takes no room, before
 * they have loaded as well as after.
 */
export function NoScriptNotice({ children }: { children: ReactNode }) {
  return (
    <noscript>
      {/* Styled in place: a class would be in every document for the few who read this. */}
      <p style={{ margin: 0, padding: '12px 16px', fontWeight: 600 }}>{children}</p>
    </noscript>
  );
}

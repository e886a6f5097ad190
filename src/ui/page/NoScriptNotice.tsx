import type { ReactNode } from 'react';

/** Text for a browser without scripts, beside content that needs them. With scripts it takes no space, even before they load. */
export function NoScriptNotice({ children }: { children: ReactNode }) {
  return (
    <noscript>
      {/* Inline styles, because a class would add bytes to every document for the few who read this. */}
      <p style={{ margin: 0, padding: '12px 16px', fontWeight: 600 }}>{children}</p>
    </noscript>
  );
}

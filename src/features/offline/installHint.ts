interface InstallFacts {
  readonly laterVisit: boolean;
  readonly installed: boolean;
  /** The user dismissed the hint. */
  readonly refused: boolean;
  /** The browser offers to install the site. */
  readonly offered: boolean;
  /** An iPhone or iPad, where browsers never offer installation but all support it. */
  readonly applePhone: boolean;
}

/** `button` opens the browser's own prompt; `steps` explains how to install by hand. */
export type InstallHint = 'button' | 'steps' | null;

export function installHint({
  laterVisit,
  installed,
  refused,
  offered,
  applePhone,
}: InstallFacts): InstallHint {
  if (!laterVisit || installed || refused) return null;
  if (offered) return 'button';
  return applePhone ? 'steps' : null;
}

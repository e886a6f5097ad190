interface InstallFacts {
  readonly laterVisit: boolean;
  readonly installed: boolean;
  /** True if the user has dismissed the hint. */
  readonly refused: boolean;
  /** True if the browser offers to install the site. */
  readonly offered: boolean;
  /** True on an iPhone or iPad, where browsers never offer installation, although they support it. */
  readonly applePhone: boolean;
}

/** `button` opens the browser's own prompt; `steps` explains how to install by hand; null shows no hint. */
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

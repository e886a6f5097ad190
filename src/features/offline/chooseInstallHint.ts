interface InstallFacts {
  readonly isLaterVisit: boolean;
  readonly isInstalled: boolean;
  readonly wasDismissed: boolean;
  /** True if the browser offers to install the site. */
  readonly isOffered: boolean;
  /** True on an iPhone or iPad, where browsers never offer installation, although they support it. */
  readonly isAppleMobile: boolean;
}

/** `button` opens the browser's own prompt; `steps` explains how to install by hand; null shows no hint. */
export type InstallHint = 'button' | 'steps' | null;

export function chooseInstallHint({
  isLaterVisit,
  isInstalled,
  wasDismissed,
  isOffered,
  isAppleMobile,
}: InstallFacts): InstallHint {
  if (!isLaterVisit || isInstalled || wasDismissed) return null;
  if (isOffered) return 'button';
  return isAppleMobile ? 'steps' : null;
}

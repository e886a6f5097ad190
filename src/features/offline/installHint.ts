/** The rule for suggesting that the site be installed. */

interface InstallFacts {
  /** The visit isn't the first one. */
  readonly laterVisit: boolean;
  /** The page runs as an installed app already. */
  readonly installed: boolean;
  /** The reader doesn't want the hint again. */
  readonly refused: boolean;
  /** The browser offers to install the site. */
  readonly offered: boolean;
  /** An iPhone or iPad, where no browser offers it and every one can do it. */
  readonly applePhone: boolean;
}

/** `button` opens the browser's own question, `steps` says how to do it by hand. */
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

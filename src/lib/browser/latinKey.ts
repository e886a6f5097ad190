/** A pressed key as the browser reports it: `key` by the keyboard's layout, `code` by its place on a US keyboard. */
interface PressedKey {
  readonly key: string;
  readonly code: string;
}

/** Keys without a character of their own: a dead key, and one that an input method handles. */
const withoutCharacter = new Set(['Dead', 'Process', 'Unidentified']);

/**
 * Returns the Latin letter, digit, or name of a key on any layout. A Latin letter or a digit of the layout wins, as on Dvorak;
 * otherwise, as on Cyrillic, Greek, or Korean layouts or in the digit row of AZERTY, the key's place decides.
 */
export function latinKey({ key, code }: PressedKey): string {
  if (/^[a-z\d?]$/i.test(key)) return key;
  if (key.length > 1 && !withoutCharacter.has(key)) return key;
  return /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code)?.[1] ?? key;
}

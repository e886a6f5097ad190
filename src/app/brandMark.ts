/** The provider's mark on a 24 by 24 grid: a leaf on a shield. The header, the icons, and link previews use these paths. */
export const brandMark = {
  shield: 'M12 1.5 21 4.6v7.2c0 5.2-3.6 9-9 10.9-5.4-1.9-9-5.7-9-10.9V4.6z',
  leaf: 'M7.8 15.6c-.7-4.4 2.2-7.7 8.6-8.2.2 5.6-2.7 9.1-7.1 8.5M7.2 17.3c1.5-3.1 3.4-5.1 5.7-6.3',
  /** The leaf is drawn as a line of this width. */
  leafWidth: 1.6,
} as const;

/** The browser's own radio button, unseen over the whole of what it chooses; that is its `position: relative` label. */
export const hiddenInputStyles = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
} as const;

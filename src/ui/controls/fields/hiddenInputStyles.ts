/** A native radio button, invisible on top of its `position: relative` label. */
export const hiddenInputStyles = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
} as const;

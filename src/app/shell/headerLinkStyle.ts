/** The look of a link or menu button in the header. */
export const headerLinkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1.5,
  border: 0,
  borderRadius: 1,
  background: 'none',
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 500,
  color: 'text.primary',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { bgcolor: 'action.hover' },
} as const;

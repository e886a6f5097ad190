import ArrowForward from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

/** A link to where the advice above it can be followed, at the lower edge of its column. Paper has no use for it. */
export function ForwardLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <Button
      variant="flush"
      component={Link}
      to={to}
      endIcon={<ArrowForward />}
      // The target reaches into the space below, so that the text is as far from the edge as other text.
      sx={{ mt: 'auto', mb: -1.5, displayPrint: 'none' }}
    >
      <span>{label}</span>
    </Button>
  );
}

import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { focusElement } from '@/ui/page/useFocusOnChange';

interface StepHeadingProps {
  /** True to leave the focus where it is, such as in the list in which the exercise was chosen. */
  readonly quiet: boolean;
  readonly children: ReactNode;
}

/**
 * The heading of one step of an exercise. Takes the focus when it appears, so that a screen reader reads the new step. Give each
 * step its own `key`.
 */
export function StepHeading({ quiet, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Fixed on mount: a heading that is already on screen never takes the focus.
  const [appearedQuietly] = useState(quiet);
  useEffect(() => {
    if (!appearedQuietly) focusElement(heading.current);
  }, [appearedQuietly]);
  return (
    <Typography ref={heading} component="h3" variant="stem" sx={{ mt: 0.5, outline: 'none' }}>
      {children}
    </Typography>
  );
}

import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusOn } from '@/ui/page/focusHeading';

interface StepHeadingProps {
  /** A step that a student has not asked for, such as the first, leaves the focus where it is. */
  readonly quiet: boolean;
  readonly children: ReactNode;
}

/**
 * The heading of one step of an exercise. The focus moves to it when it appears, so that a screen reader reads what came: a new
 * step is a new heading, by its `key`.
 */
export function StepHeading({ quiet, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!quiet) focusOn(heading.current);
  }, [quiet]);
  return (
    <Typography ref={heading} component="h3" variant="stem" sx={{ mt: 0.5, outline: 'none' }}>
      {children}
    </Typography>
  );
}

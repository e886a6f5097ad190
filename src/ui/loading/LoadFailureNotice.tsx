import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FailedModule } from './lazyModule';
import { TryAgainButton } from './TryAgainButton';

/** The message and advice for each cause of failure. */
export const failureTexts = {
  unreachable:
    'We can’t reach the site right now. Nothing is lost. Check the connection and try again; once you are back online, this page also tries by itself.',
  replaced:
    'The site has probably been updated since you opened this page. Try again to load the new version; if anything would be lost, we will ask first.',
  unread:
    'What is saved on this device can’t be read right now. Nothing is lost. Close other tabs of this site and try again.',
} as const satisfies Record<FailedModule['cause'], string>;

interface LoadFailureNoticeProps {
  /** Names the missing part at the start of a message: "The figure". */
  readonly name: string;
  readonly failed: FailedModule;
  /** Other actions, beside the retry button. */
  readonly children?: ReactNode;
}

/** Replaces a part of the page whose code failed to load. */
export function LoadFailureNotice({ name, failed, children }: LoadFailureNoticeProps) {
  return (
    <Alert severity="error" sx={{ my: 2 }}>
      <Typography variant="strong">{`${name} could not be loaded`}</Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 2 }}>
        {failureTexts[failed.cause]}
      </Typography>
      <TryAgainButton failed={failed}>{children}</TryAgainButton>
    </Alert>
  );
}

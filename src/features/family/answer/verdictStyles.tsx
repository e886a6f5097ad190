import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import type { ReactElement } from 'react';
import type { HeadlineTone } from '@/domain/dashboard/answer/preparation-headline';

/** Color and icon of each verdict. */
export const verdictStyles: Readonly<
  Record<HeadlineTone, { readonly color: string; readonly icon: ReactElement }>
> = {
  good: { color: 'status.good', icon: <CheckCircleOutlined /> },
  watch: { color: 'status.watchText', icon: <VisibilityOutlined /> },
  risk: { color: 'status.risk', icon: <ErrorOutlined /> },
  none: { color: 'text.secondary', icon: <PendingOutlined /> },
};

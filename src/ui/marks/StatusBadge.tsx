import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DonutLargeOutlined from '@mui/icons-material/DonutLargeOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import Chip from '@mui/material/Chip';

export type StatusTone = 'good' | 'fair' | 'watch' | 'risk';

/** The palette color and icon of each tone. */
export const statusToneStyles = {
  good: { color: 'success', icon: <CheckCircleOutlined /> },
  fair: { color: 'info', icon: <DonutLargeOutlined /> },
  watch: { color: 'warning', icon: <PendingOutlined /> },
  risk: { color: 'error', icon: <ErrorOutlined /> },
} as const;

/** A status, always with a word and its own icon, so that it never depends on color alone. */
export function StatusBadge({ tone, word }: { tone: StatusTone; word: string }) {
  return <Chip size="small" label={word} {...statusToneStyles[tone]} />;
}

import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DonutLargeOutlined from '@mui/icons-material/DonutLargeOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import { Chip } from './Chip';

export type StatusTone = 'good' | 'fair' | 'watch' | 'risk';

/** The color and icon of each tone. */
export const statusToneStyles = {
  good: { color: 'status.good', icon: <CheckCircleOutlined /> },
  fair: { color: 'status.fair', icon: <DonutLargeOutlined /> },
  watch: { color: 'status.watchText', icon: <PendingOutlined /> },
  risk: { color: 'status.risk', icon: <ErrorOutlined /> },
} as const;

/** A status, always with a word and its own icon, so that it never depends on color alone. */
export function StatusBadge({ tone, word }: { tone: StatusTone; word: string }) {
  const { color, icon } = statusToneStyles[tone];
  return <Chip icon={icon} label={word} color={color} />;
}

import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DonutLargeOutlined from '@mui/icons-material/DonutLargeOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import Chip from '@mui/material/Chip';

export type StatusTone = 'good' | 'fair' | 'watch' | 'risk';

/** The palette color and icon of each tone. */
const toneStyles = {
  good: { color: 'success', Icon: CheckCircleOutlined },
  fair: { color: 'info', Icon: DonutLargeOutlined },
  watch: { color: 'warning', Icon: PendingOutlined },
  risk: { color: 'error', Icon: ErrorOutlined },
} as const;

/** A status, always with a word and its own icon, so that it never depends on color alone. */
export function StatusBadge({ tone, word }: { tone: StatusTone; word: string }) {
  const { color, Icon } = toneStyles[tone];
  return <Chip size="small" label={word} color={color} icon={<Icon />} />;
}

/** A status's icon alone, for a text that says the status in words. */
export function StatusIcon({ tone }: { tone: StatusTone }) {
  const { color, Icon } = toneStyles[tone];
  return <Icon fontSize="small" color={color} />;
}

import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DonutLargeOutlined from '@mui/icons-material/DonutLargeOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { Chip } from './Chip';

export type Tone = 'good' | 'fair' | 'watch' | 'risk';

const looks = {
  good: { color: 'status.good', icon: <CheckCircleOutlined /> },
  fair: { color: 'status.fair', icon: <DonutLargeOutlined /> },
  watch: { color: 'status.watchText', icon: <ScheduleOutlined /> },
  risk: { color: 'status.risk', icon: <ErrorOutlined /> },
} as const;

/** A status: always a word, with a shape of its own, so that the color never stands alone. */
export function StatusBadge({ tone, word }: { tone: Tone; word: string }) {
  const { color, icon } = looks[tone];
  return <Chip icon={icon} label={word} color={color} />;
}

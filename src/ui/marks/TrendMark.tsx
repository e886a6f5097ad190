import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import { IconLabel } from './IconLabel';

const looks = {
  up: { color: 'status.good', icon: <ArrowUpward fontSize="xsmall" /> },
  down: { color: 'status.risk', icon: <ArrowDownward fontSize="xsmall" /> },
  stable: { color: 'text.secondary', icon: <RemoveOutlined fontSize="xsmall" /> },
} as const;

interface TrendMarkProps {
  readonly trend: 'up' | 'down' | 'stable';
  readonly word: string;
  /** False for a change that chance may explain; its arrow has no color. */
  readonly isClear?: boolean;
}

/** The direction of a change, as an arrow and a word, never by color alone. */
export function TrendMark({ trend, word, isClear = true }: TrendMarkProps) {
  const { color, icon } = looks[trend];
  return (
    <IconLabel icon={icon} color={isClear ? color : 'text.secondary'}>
      {word}
    </IconLabel>
  );
}

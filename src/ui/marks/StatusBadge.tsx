import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CircleOutlined from '@mui/icons-material/CircleOutlined';
import DonutLargeOutlined from '@mui/icons-material/DonutLargeOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { type Status, statusTones, type StatusTone } from '@/domain/status';
import { IconLabel } from './IconLabel';

/** The palette color, color of text, and icon of each tone. */
const toneStyles = {
  good: { color: 'success', text: 'status.good', Icon: CheckCircleOutlined },
  fair: { color: 'info', text: 'status.fair', Icon: DonutLargeOutlined },
  watch: { color: 'warning', text: 'status.watchText', Icon: VisibilityOutlined },
  risk: { color: 'error', text: 'status.risk', Icon: ErrorOutlined },
  neutral: { color: 'default', text: 'text.secondary', Icon: CircleOutlined },
} as const satisfies Readonly<Record<StatusTone, object>>;

/** A status, always with a word and its own icon, so that it never depends on color alone. */
export function StatusBadge({ status }: { status: Status }) {
  const { color, Icon } = toneStyles[statusTones[status]];
  return <Chip component="span" size="small" label={status} color={color} icon={<Icon />} />;
}

/** A line about a status, with its icon and color: "On track since Sep 19". */
export function StatusLine({ status, children }: { status: Status; children: ReactNode }) {
  const { text, Icon } = toneStyles[statusTones[status]];
  return (
    <IconLabel icon={<Icon fontSize="xsmall" />} color={text}>
      {children}
    </IconLabel>
  );
}

/** A tone's icon alone, for a text that says the status in words. */
export function StatusIcon({ tone }: { tone: StatusTone }) {
  const { color, Icon } = toneStyles[tone];
  return <Icon fontSize="small" color={color === 'default' ? 'action' : color} />;
}

/** Returns the color of a sentence with a tone. */
export function toneTextColor(tone: StatusTone): string {
  return toneStyles[tone].text;
}

import LightbulbOutlined from '@mui/icons-material/LightbulbOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { StatusIcon } from '@/ui/marks/StatusBadge';

const marks = {
  good: <StatusIcon tone="good" />,
  watch: <StatusIcon tone="watch" />,
  advice: <LightbulbOutlined fontSize="small" color="primary" />,
  open: <RadioButtonUncheckedOutlined fontSize="small" color="action" />,
} as const;

type Mark = keyof typeof marks;

/** A sentence with its own mark in place of the panel's default. */
export interface ReportPoint {
  readonly text: string;
  readonly mark: Mark;
}

interface ReportPointsPanelProps {
  readonly title: string;
  readonly points: readonly (string | ReportPoint)[];
  readonly level: 2 | 3;
  /** The mark of every sentence that doesn't have its own. */
  readonly kind: Mark;
  /** The sentence shown for an empty list. */
  readonly empty: string;
}

/** A list of sentences in a report, each with a mark. */
export function ReportPointsPanel({ title, points, level, kind, empty }: ReportPointsPanelProps) {
  if (points.length === 0)
    return (
      <Panel title={title} level={level}>
        <EmptyState preview={null} title="Nothing this week" text={empty} />
      </Panel>
    );
  return (
    <Panel title={title} level={level}>
      <Stack component={List} spacing={1.5}>
        {points.map((point, index) => {
          const { text, mark } = typeof point === 'string' ? { text: point, mark: kind } : point;
          return (
            // The key includes the index, because two weekly goals may have the same text.
            <ListItem key={`${index} ${text}`} alignItems="flex-start" disablePadding>
              <ListItemIcon>{marks[mark]}</ListItemIcon>
              <ListItemText>{text}</ListItemText>
            </ListItem>
          );
        })}
      </Stack>
    </Panel>
  );
}

import CheckOutlined from '@mui/icons-material/CheckOutlined';
import LightbulbOutlined from '@mui/icons-material/LightbulbOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { statusToneStyles } from '@/ui/marks/StatusBadge';

const looks = {
  good: { ...statusToneStyles.good, color: 'success.main' },
  watch: { ...statusToneStyles.watch, color: 'warning.main' },
  advice: { color: 'primary.main', icon: <LightbulbOutlined /> },
  completed: { color: 'success.main', icon: <CheckOutlined /> },
  open: { color: 'text.secondary', icon: <RadioButtonUncheckedOutlined /> },
} as const;

type Mark = keyof typeof looks;

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
        <EmptyState title="Nothing this week" text={empty} />
      </Panel>
    );
  return (
    <Panel title={title} level={level}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {points.map((point, index) => {
          const { text, mark } = typeof point === 'string' ? { text: point, mark: kind } : point;
          const { color, icon } = looks[mark];
          return (
            // The key includes the index, because two weekly goals may have the same text.
            <Box component="li" key={`${index} ${text}`} sx={{ display: 'flex', gap: 1.25 }}>
              <Box
                component="span"
                sx={{ color, display: 'flex', pt: 0.25, '& svg': { fontSize: '1.25rem' } }}
              >
                {icon}
              </Box>
              <Typography component="span">{text}</Typography>
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
}

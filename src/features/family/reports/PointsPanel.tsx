import LightbulbOutlined from '@mui/icons-material/LightbulbOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { toneLooks } from '@/ui/cards/StatusBadge';

const looks = {
  good: toneLooks.good,
  watch: toneLooks.watch,
  advice: { color: 'primary.main', icon: <LightbulbOutlined /> },
} as const;

interface PointsPanelProps {
  readonly title: string;
  readonly points: readonly string[];
  readonly level: 2 | 3;
  readonly kind: keyof typeof looks;
  /** What would stand here, as a sentence. */
  readonly empty: string;
}

/** A few sentences of a report, each with the mark of what it is. */
export function PointsPanel({ title, points, level, kind, empty }: PointsPanelProps) {
  const { color, icon } = looks[kind];
  return (
    <Panel title={title} level={level}>
      {points.length === 0 && <EmptyState what="Nothing this week" how={empty} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {points.map((point) => (
          <Box component="li" key={point} sx={{ display: 'flex', gap: 1.25 }}>
            <Box component="span" sx={{ color, display: 'flex', pt: 0.25, '& svg': { fontSize: 20 } }}>
              {icon}
            </Box>
            <Typography component="span">{point}</Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

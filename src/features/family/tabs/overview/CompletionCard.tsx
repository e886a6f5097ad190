import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import {
  planCompletionText,
  planAreaNames,
  type AreaCompletion,
} from '@/domain/dashboard/study/plan-completion';
import { roundedProgressPercent } from '@/domain/dashboard/progress-band';
import { formatPercent } from '@/lib/text/format';
import { planAreaColor } from '../panels/planAreaColor';
import { Dot } from '@/ui/marks/Dot';
import { CardOpenButton } from '@/ui/controls/dialogs/CardOpenButton';

interface CompletionCardProps {
  readonly completion: AreaCompletion;
  /** Opens the details of the section's progress. */
  readonly onOpen: () => void;
}

/** The completed share of one section's plan. */
export function CompletionCard({ completion, onOpen }: CompletionCardProps) {
  const { area, completed, total } = completion;
  const id = useId();
  const done = roundedProgressPercent(completed, total);
  const color = planAreaColor(area);
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ position: 'relative', '&:hover': { borderColor: 'text.secondary' } }}
    >
      <CardContent>
        <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center' }}>
          <Dot color={color} />
          <Typography id={id} component="h2" variant="secondary" sx={{ flexGrow: 1 }}>
            <CardOpenButton onOpen={onOpen}>{planAreaNames[area]}</CardOpenButton>
          </Typography>
        </Stack>
        <Typography component="p" variant="figure" sx={{ mt: 0.75 }}>
          {formatPercent(done)}
        </Typography>
        <LinearProgress
          variant="determinate"
          color="inherit"
          value={done}
          aria-labelledby={id}
          aria-valuetext={formatPercent(done)}
          sx={{ mt: 1.25, color }}
        />
        <Typography variant="secondary" sx={{ mt: 1 }}>
          {planCompletionText(completion)}
        </Typography>
      </CardContent>
    </Card>
  );
}

import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { Theme } from '@mui/material/styles';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { PlanEntry } from '@/domain/plan/study-plan';
import type { Prospect } from '@/domain/plan/next-step';
import { type PracticeStep, subjectOfStep } from '@/domain/plan/practice-step';
import { drillSearch } from '@/domain/plan/drill-request';
import { pathOf } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { stepWords } from './stepWords';
import { planWords } from './planWords';

interface TodayStepProps {
  readonly steps: readonly Prospect<PracticeStep>[];
  /** What the study plan has for today and isn't done. */
  readonly planned: readonly PlanEntry[];
}

/** The one thing to do today, why, and where it begins. */
export function TodayStep({ steps, planned }: TodayStepProps) {
  const titleId = useId();
  const [shown, setShown] = useState(0);
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('md'), { noSsr: true });
  const prospect = steps[shown % Math.max(1, steps.length)];
  if (prospect === undefined) return null;
  const { title, gain, length, reasons } = stepWords(prospect, prospect === steps.find(isPractice));
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 4 } }}>
      <Typography
        variant="body2"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          fontWeight: 600,
          color: 'emphasis.main',
          '&::before': { content: '""', width: 16, borderTop: 3, borderColor: 'emphasis.main' },
        }}
      >
        {shown === 0 ? 'Today’s step' : 'Another step'}
      </Typography>
      <div aria-live="polite">
        <Typography id={titleId} variant="h2" sx={{ mt: 1 }}>
          {title}
        </Typography>
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
          {gain !== null && <Typography sx={{ fontWeight: 600 }}>{gain}</Typography>}
          <Typography color="textSecondary">{length}</Typography>
        </Box>
        <Box component="details" open={isWide} sx={why}>
          <summary>
            Why this?
            <ExpandMore fontSize="small" />
          </summary>
          {reasons.map((reason) => (
            <Typography key={reason} variant="body2" color="textSecondary" sx={{ textWrap: 'pretty' }}>
              {reason}
            </Typography>
          ))}
        </Box>
      </div>
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <LinkButton to={doorOf(prospect.step)} label={`Start: ${title}`}>
          Start
        </LinkButton>
        {steps.length > 1 && (
          <Button onClick={() => setShown((now) => (now + 1) % steps.length)}>
            {shown === steps.length - 1 ? 'Back to today’s step' : 'Show another step'}
          </Button>
        )}
      </Box>
      {planned.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 'auto', pt: 3 }}>
          {planWords(planned)}{' '}
          <Link component={RouterLink} to={pathOf('studyPlanner')} sx={{ whiteSpace: 'nowrap' }}>
            Open your plan
          </Link>
        </Typography>
      )}
    </Card>
  );
}

const why = {
  mt: 2,
  pl: 2,
  borderLeft: 2,
  borderColor: 'divider',
  maxWidth: '62ch',
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.5,
    minHeight: 44,
    cursor: 'pointer',
    listStyle: 'none',
    typography: 'body2',
    fontWeight: 600,
    color: 'primary.main',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
} as const;

const isPractice = ({ step }: Prospect<PracticeStep>) => step.kind === 'practice';

function doorOf(step: PracticeStep): string {
  if (step.kind === 'first-test') return pathOf('freeTest');
  return pathOf('sectionStudy', { search: drillSearch({ subject: subjectOfStep(step) }) });
}

import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { chooseParentNextStep } from '@/domain/dashboard/answer/parent-next-step';
import { parentNextStepText } from '@/domain/dashboard/answer/verdict-text';
import { keepDatesUnbroken } from '@/lib/text/format';
import { useDashboardAccess } from '../../frame/originContext';
import type { DashboardTabProps } from '../../frame/dashboardTabProps';
import { stepLink } from '../stepLink';

/** The next step in a line, below a student's verdict. On the student's own device, the card of the day has it. */
export function NextStepLine({ family: { asOf }, learner }: DashboardTabProps) {
  const access = useDashboardAccess();
  if (access === 'own') return null;
  const step = chooseParentNextStep(learner, asOf);
  const title = keepDatesUnbroken(parentNextStepText(step).title);
  return (
    <Typography sx={{ mt: { xs: -1, sm: -2 }, mb: { xs: 2, sm: 3 } }}>
      <Typography component="span" color="textSecondary">
        Next:
      </Typography>{' '}
      {/* A shared copy has no practice links: they would start the reader's own practice. */}
      <Link
        {...(access === 'read-only'
          ? { component: 'span', color: 'inherit' }
          : { component: RouterLink, to: stepLink(step, access).to })}
      >
        {title}
      </Link>
    </Typography>
  );
}

import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';
import { keepDatesUnbroken } from '@/lib/text/format';
import type { ScoreReportHeadline, NextStepText } from './scoreReportHeadline';

interface ReportHeaderProps {
  /** Names the test in the heading's first line, for a page without a bar that does. */
  readonly of?: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Heading level of the sentence: 1, or 3 in a dialog, whose title is the second level. */
  readonly level?: 'h1' | 'h3';
  /** Null until the result has been compared with earlier tests. */
  readonly headline: ScoreReportHeadline | null;
  /** At most three facts of what went well. */
  readonly strengths: readonly string[];
  /** Null for none, as after a drill. */
  readonly step: NextStepText | null;
  readonly action: ReactNode;
}

/** The head of a result: the sentence that it comes down to, how certain that is, what went well, and the one thing to do next. */
export function ReportHeader({
  of,
  headingRef,
  level = 'h1',
  headline,
  strengths,
  step,
  action,
}: ReportHeaderProps) {
  const stepId = useId();
  return (
    <Grid container spacing={{ xs: 3, md: 6 }} sx={{ alignItems: 'start' }}>
      <Grid size={{ xs: 12, md: step === null ? 12 : 8 }} sx={wideOnPaper}>
        <Typography variant={level === 'h1' ? 'h1' : 'headline'} component={level} ref={headingRef}>
          {of !== undefined && (
            <Typography
              component="span"
              variant="body1"
              color="textSecondary"
              sx={{ display: 'block', mb: 1, letterSpacing: 0 }}
            >
              {`${of} `}
            </Typography>
          )}
          {/* Right after a test, the focus is here before the result has been compared with earlier ones. */}
          <span aria-live={of === undefined ? undefined : 'polite'}>
            {headline === null ? '' : keepDatesUnbroken(headline.title)}
          </span>
        </Typography>
        {headline !== null && <Typography sx={{ mt: 2, maxWidth: '40em' }}>{headline.text}</Typography>}
        {strengths.length > 0 && (
          <List aria-label="What went well" sx={strengthsSx}>
            {strengths.map((strength) => (
              <ListItem key={strength} disablePadding sx={{ width: 'auto' }}>
                <ListItemIcon sx={{ minWidth: 0, mr: 1, color: 'status.good' }}>
                  <CheckCircle fontSize="small" />
                </ListItemIcon>
                <span>{strength}</span>
              </ListItem>
            ))}
          </List>
        )}
      </Grid>
      {step !== null && (
        <Grid size={{ xs: 12, md: 4 }} sx={narrowOnPaper}>
          <Card component="section" aria-labelledby={stepId} variant="emphasized">
            <CardContent>
              <Typography variant="subtitle2" sx={{ color: 'emphasis.main' }}>
                Next step
              </Typography>
              <Typography id={stepId} variant="h3" component={level === 'h1' ? 'h2' : 'h3'} sx={{ mt: 0.5 }}>
                {step.title}
              </Typography>
              <Typography variant="secondary" sx={{ mt: 1 }}>
                {step.reason}
              </Typography>
            </CardContent>
            <CardActions sx={{ displayPrint: 'none', '&:empty': { display: 'none' } }}>{action}</CardActions>
          </Card>
        </Grid>
      )}
    </Grid>
  );
}

const strengthsSx = { display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mt: 2, p: 0 } as const;
const wideOnPaper = { '@media print': { width: 'auto', flex: '3 1 0' } } as const;
const narrowOnPaper = { '@media print': { width: 'auto', flex: '2 1 0' } } as const;

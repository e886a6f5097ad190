import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AttemptNoun } from '@/domain/exam/catalog/attempt-noun';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';
import { useHydrated } from '@/ui/loading/useHydrated';
import { type TestFailure, testFailureText } from '../attempt/testProblem';
import type { PlanStat } from './formatPlanStats';

interface TestStartCardProps {
  readonly noun: AttemptNoun;
  readonly figures: readonly PlanStat[];
  /** True if a clock ends the test. */
  readonly isTimed: boolean;
  /** The button's label: "Start the test". */
  readonly action: string;
  readonly preparing: boolean;
  /** The reason the last attempt to start failed. */
  readonly problem: TestFailure | null;
  readonly onStart: () => void;
  /** Conditions, consent, and what the student should know beforehand. */
  readonly children: ReactNode;
}

/** The test's length, its number of questions, the open choices, and the start button. */
export function TestStartCard(props: TestStartCardProps) {
  const { noun, figures, isTimed, action, preparing, problem, onStart, children } = props;
  const ready = useHydrated();
  return (
    <Card component="section" aria-label="Start" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box
        component="dl"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: { xs: 2.5, sm: 4 }, rowGap: 1, m: 0, mb: 2.5 }}
      >
        {figures.map(({ label, value }) => (
          <div key={label}>
            <Typography component="dt" variant="secondary">
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="figure"
              sx={{ m: 0, fontSize: { xs: '1.5rem', sm: '1.75rem' } }}
            >
              {value}
            </Typography>
          </div>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>{children}</Box>
      {problem !== null && (
        <Alert severity="error" role="alert" sx={{ mt: 2.5 }}>
          {testFailureText(problem, noun)}
        </Alert>
      )}
      <Button
        variant="contained"
        size="large"
        fullWidth
        disabled={!ready || preparing}
        onClick={onStart}
        sx={{
          mt: 2.5,
          // While the test is being prepared, the disabled button stays as readable as an enabled one.
          ...(preparing && { '&.Mui-disabled': { bgcolor: 'primary.main', color: 'primary.contrastText' } }),
        }}
      >
        <span>
          {preparing
            ? 'Getting everything ready…'
            : problem?.kind === 'not-fetched' || problem?.kind === 'unexpected'
              ? 'Try again'
              : action}
        </span>
      </Button>
      <Typography role="status" variant="secondary" sx={{ mt: 1, minHeight: '1.5em' }}>
        {preparing
          ? 'We load everything first, so that a lost connection can’t stop you.'
          : `${isTimed ? 'The clock starts when you do.' : 'There is no clock.'} Nothing is sent anywhere.`}
      </Typography>
      <NoScriptNotice>{`A ${noun} needs JavaScript, which is turned off in this browser.`}</NoScriptNotice>
    </Card>
  );
}

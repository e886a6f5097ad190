import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
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
    <Card component="section" aria-label="Start">
      <CardContent>
        <Stack component="dl" direction="row" sx={figuresSx}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <Typography component="dt" variant="secondary">
                {label}
              </Typography>
              <Typography component="dd" variant="figureSmall" sx={{ m: 0 }}>
                {value}
              </Typography>
            </div>
          ))}
        </Stack>
        <Divider />
        <Stack spacing={2.5} sx={{ mt: 2.5 }}>
          {children}
        </Stack>
        {problem !== null && (
          <Alert severity="error" role="alert" sx={{ mt: 2.5 }}>
            {testFailureText(problem, noun)}
          </Alert>
        )}
        <Button
          variant="contained"
          size="large"
          fullWidth
          disabled={!ready}
          loading={preparing}
          loadingPosition="start"
          onClick={onStart}
          sx={{ mt: 2.5 }}
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
      </CardContent>
    </Card>
  );
}

const figuresSx = { flexWrap: 'wrap', columnGap: { xs: 2.5, sm: 4 }, rowGap: 1, m: 0, mb: 2.5 } as const;

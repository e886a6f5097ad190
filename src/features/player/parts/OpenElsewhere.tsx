import Box from '@mui/material/Box';
import type { Attempt } from '@/domain/exam/attempt';
import type { TestPlan } from '@/domain/exam/plan';
import { OtherTab } from './OtherTab';
import { onlookerRows } from './standing';
import { TestStrip } from './TestStrip';

interface OpenElsewhereProps {
  readonly plan: TestPlan;
  readonly attempt: Attempt;
  /** Takes the test over from the other tab. */
  readonly onContinue: () => void;
  readonly onLeave: () => void;
}

/** A test that runs in another tab, to look on. */
export function OpenElsewhere({ plan, attempt, onContinue, onLeave }: OpenElsewhereProps) {
  return (
    <OtherTab
      testTitle={plan.title}
      title="This test is open in another tab"
      text="Only one tab at a time can answer. If you continue here, the other tab stands still, and everything it has saved comes along."
      rows={onlookerRows(plan, attempt)}
      onContinue={onContinue}
      onLeave={onLeave}
    >
      {attempt.parts.length > 1 && (
        <Box sx={{ mt: 5 }}>
          <TestStrip plan={plan} attempt={attempt} />
        </Box>
      )}
    </OtherTab>
  );
}

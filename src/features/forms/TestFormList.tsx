import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fullFormIds } from '@/domain/exam/test/blueprint';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { TestFormCard } from './TestFormCard';
import { type TestFormListData, initialTestFormFacts } from './formFacts';

const loadReader = () => import('./TestFormListLoader');
const unread: TestFormListData = { forms: {}, next: fullFormIds[0], notice: '' };

/** The three full forms with the student's progress on each. */
export function TestFormList() {
  const reader = useLazyModule(loadReader, true);
  const [{ forms, next, notice }, setRead] = useState(unread);
  return (
    <>
      {reader.state === 'ready' && (
        <PartErrorBoundary name="What you have taken so far">
          <reader.module.TestFormListLoader onRead={setRead} />
        </PartErrorBoundary>
      )}
      <CardGrid>
        {fullFormIds.map((set) => (
          <CardCell key={set} wide={4} medium={12}>
            <TestFormCard set={set} facts={forms[set] ?? initialTestFormFacts} isNext={set === next} />
          </CardCell>
        ))}
      </CardGrid>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 2, minHeight: '1.5em' }}>
        {notice}
      </Typography>
    </>
  );
}

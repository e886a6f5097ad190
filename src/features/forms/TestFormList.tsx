import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { fullFormIds } from '@/domain/exam/test/blueprint';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { buildTestFormList } from './buildTestFormList';
import { TestFormCard } from './TestFormCard';
import { type TestFormListData, initialTestFormFacts } from './formFacts';
import { useTestHistory } from './useTestHistory';

const unread: TestFormListData = { forms: {}, next: fullFormIds[0], notice: '' };

/** The three full forms with the student's progress on each. */
export function TestFormList() {
  const history = useTestHistory();
  const { forms, next, notice } = useMemo(
    () => (history === null ? unread : buildTestFormList(history)),
    [history],
  );
  return (
    <>
      <CardGrid>
        {fullFormIds.map((set) => (
          <CardCell key={set} wide={4} medium={12}>
            <TestFormCard set={set} facts={forms[set] ?? initialTestFormFacts} isNext={set === next} />
          </CardCell>
        ))}
      </CardGrid>
      <Typography role="status" variant="secondary" sx={{ mt: 2, minHeight: '1.5em' }}>
        {notice}
      </Typography>
    </>
  );
}

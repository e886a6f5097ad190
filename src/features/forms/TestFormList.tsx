import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { LevelId } from '@/domain/exam/level/level-id';
import { fullFormsOf } from '@/domain/exam/test/blueprint';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { buildTestFormList } from './buildTestFormList';
import { TestFormCard } from './TestFormCard';
import { type TestFormListData, initialTestFormFacts } from './formFacts';
import { useTestHistory } from './useTestHistory';

/** A level's full forms with the student's progress on each. */
export function TestFormList({ level }: { readonly level: LevelId }) {
  const sets = fullFormsOf(level);
  const history = useTestHistory();
  const { forms, next, notice } = useMemo(
    (): TestFormListData =>
      history === null
        ? { forms: {}, next: fullFormsOf(level)[0], notice: '' }
        : buildTestFormList(history, level),
    [history, level],
  );
  return (
    <>
      <CardGrid>
        {sets.map((set) => (
          <CardCell key={set} wide={sets.length > 2 ? 4 : 6} medium={12}>
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

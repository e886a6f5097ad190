import Alert from '@mui/material/Alert';
import type { FullFormId } from '@/domain/exam/test/blueprint';
import { partTitle } from '@/domain/exam/catalog/plan-parts';
import { singleSectionIds } from '@/domain/exam/catalog/full-test-plan';
import { formatList, formatOnInstantDate } from '@/lib/text/format';
import { summarizeFormStatus } from './summarizeFormStatus';
import { useTestHistory } from './useTestHistory';

/** Warns before a full test about questions the student has already seen, because they make the result less meaningful. */
export function SeenSectionsNotice({ set }: { set: FullFormId }) {
  const history = useTestHistory();
  if (history === null) return null;
  const { fullAttempts, sectionAttempts } = summarizeFormStatus(set, history.running, history.finished);
  const sections = singleSectionIds.filter((id) => sectionAttempts[id] !== undefined);
  if (fullAttempts[0] === undefined && sections.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mt: 4 }}>
      {fullAttempts[0] !== undefined
        ? `You took this full test ${formatOnInstantDate(fullAttempts[0].finishedAt)}. You have seen its questions, so a second result says little about where you stand.`
        : `You have already taken ${formatList(sections.map(partTitle))} from this test. You have seen those questions, so your result will say less about ${sections.length === 1 ? 'that section' : 'those sections'}.`}
    </Alert>
  );
}

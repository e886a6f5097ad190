import { type FullFormId, partTitle } from '@/domain/exam/catalog/parts';
import { sectionsAlone } from '@/domain/exam/catalog/full-forms';
import { listed, onInstantDate } from '@/lib/format';
import { Callout } from '@/ui/cards/Callout';
import { formStanding } from './formStanding';
import { useTestHistory } from './useTestHistory';

/** Says before a full test which of its questions the student has already seen: a result with known questions means less. */
export function SeenSections({ set }: { set: FullFormId }) {
  const history = useTestHistory();
  if (history === null) return null;
  const { whole, alone } = formStanding(set, history.running, history.finished);
  const sections = sectionsAlone.filter((id) => alone[id] !== undefined);
  if (whole[0] === undefined && sections.length === 0) return null;
  return (
    <Callout tone="note" mt={4}>
      {whole[0] !== undefined
        ? `You took this full test ${onInstantDate(whole[0].finishedAt)}. You have seen its questions, so a second result says little about where you stand.`
        : `You have already taken ${listed(sections.map(partTitle))} from this test. You have seen those questions, so your result will say less about ${sections.length === 1 ? 'that section' : 'those sections'}.`}
    </Callout>
  );
}

import { type FullFormId, partTitle } from '@/domain/exam/catalog/parts';
import { sectionsAlone } from '@/domain/exam/catalog/full-forms';
import { instantDate, listed } from '@/lib/format';
import { Callout } from '@/ui/cards/Callout';
import { formStanding } from './formStanding';
import { useTestHistory } from './useTestHistory';

/** Says before a full test which of its questions have been met: a result with known questions says less. */
export function SeenSections({ set }: { set: FullFormId }) {
  const history = useTestHistory();
  if (history === null) return null;
  const { whole, alone } = formStanding(set, history.running, history.finished);
  const sections = sectionsAlone.filter((id) => alone[id] !== undefined);
  if (whole[0] === undefined && sections.length === 0) return null;
  return (
    <Callout tone="note" mt={4}>
      {whole[0] !== undefined
        ? `You took this whole test on ${instantDate(whole[0].finishedAt)}. You know its questions, so a second result says little about how you stand.`
        : `You have taken ${listed(sections.map(partTitle))} of this form alone. You know those questions, so the result says less about these sections.`}
    </Callout>
  );
}

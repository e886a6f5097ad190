import { criterionHints } from '@/data/texts/writing-coaching';
import { criterionQuestions, criterionTitles } from '@/domain/exam/self-check';
import { namesOf } from '@/lib/names';
import { TermList } from '@/ui/cards/TermList';

/** The questions of the self-check, each with what to look for. */
export function EssayChecklist() {
  return (
    <TermList
      columns
      terms={namesOf(criterionTitles).map((criterion) => ({
        term: criterionTitles[criterion],
        text: (
          <>
            {criterionQuestions[criterion]}
            <br />
            <small>{criterionHints[criterion]}</small>
          </>
        ),
      }))}
    />
  );
}

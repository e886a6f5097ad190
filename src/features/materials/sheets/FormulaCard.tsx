import type { FormulaQuestion } from '@/data/formulas/formulaQuestion';
import { formulaQuestions } from '@/data/formulas/formulaQuestions';
import { sheetTexts } from '@/data/texts/sheets';
import { quantitativeTopicLabels } from '@/domain/exam/items/item';
import { capitalize } from '@/lib/text/format';
import { typedKeys } from '@/lib/typedKeys';
import { FormulaText } from '@/ui/question/FormulaText';

const topics = typedKeys(quantitativeTopicLabels)
  .map((topic) => ({ topic, asked: formulaQuestions.filter((each) => each.topic === topic) }))
  .filter(({ asked }) => asked.length > 0);

/** The math facts to memorize, each with its answer in bold. */
export function FormulaCard() {
  return (
    <>
      <p className="line">{sheetTexts.formulas.line}</p>
      <div className="columns long">
        {topics.map(({ topic, asked }) => (
          <div key={topic}>
            <p className="head">{capitalize(quantitativeTopicLabels[topic])}</p>
            <ul className="formulas" translate="no">
              {asked.map((each) => (
                <li key={each.id}>
                  <FormulaText text={each.question} />
                  <br />
                  <strong>
                    <FormulaText text={answerTo(each)} />
                  </strong>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}

function answerTo({ choices }: FormulaQuestion): string {
  return choices.find(({ why }) => why === null)?.text ?? '';
}

import Box from '@mui/material/Box';
import type { FormulaQuestion } from '@/data/formulas/formulaQuestion';
import { formulaQuestions } from '@/data/formulas/formulaQuestions';
import { sheetTexts } from '@/data/texts/sheets';
import { quantitativeTopicLabels } from '@/domain/exam/items/item';
import { capitalize } from '@/lib/text/format';
import { typedKeys } from '@/lib/typedKeys';
import { FormulaText } from '@/ui/question/FormulaText';
import { SheetHead, SheetLead, SmallPrint } from './SheetParts';

const topics = typedKeys(quantitativeTopicLabels)
  .map((topic) => ({ topic, asked: formulaQuestions.filter((each) => each.topic === topic) }))
  .filter(({ asked }) => asked.length > 0);

/** The math facts to memorize, each with its answer in bold. */
export function FormulaCard() {
  return (
    <SmallPrint>
      <SheetLead>{sheetTexts.formulas.line}</SheetLead>
      <Box sx={columns}>
        {topics.map(({ topic, asked }) => (
          <div key={topic}>
            <SheetHead>{capitalize(quantitativeTopicLabels[topic])}</SheetHead>
            <Box component="ul" translate="no" sx={formulas}>
              {asked.map((each) => (
                <li key={each.id}>
                  <FormulaText text={each.question} />
                  <br />
                  <strong>
                    <FormulaText text={answerTo(each)} />
                  </strong>
                </li>
              ))}
            </Box>
          </div>
        ))}
      </Box>
    </SmallPrint>
  );
}

function answerTo({ choices }: FormulaQuestion): string {
  return choices.find(({ why }) => why === null)?.text ?? '';
}

/** The first topic begins at the top of its column. */
const columns = { columnCount: 2, columnGap: '28px', '& > :first-of-type > p': { mt: 0 } } as const;
const formulas = {
  '& li': { mb: '5px' },
  '& math': { py: '2px' },
  '& strong math': { fontWeight: 600 },
} as const;

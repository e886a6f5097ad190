import Box from '@mui/material/Box';
import type { FormulaQuestion } from '@/data/formulas/formulaQuestion';
import { formulaQuestions } from '@/data/formulas/formulaQuestions';
import { sheetTexts } from '@/data/texts/sheets';
import { type QuantitativeTopic, quantitativeTopicLabels } from '@/domain/exam/items/item';
import { capitalize, formatList } from '@/lib/text/format';
import { levelIds } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
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
            <SheetHead>{formulaHead(topic)}</SheetHead>
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

/** "Percent", "Coordinate plane (Upper Level only)" */
function formulaHead(topic: QuantitativeTopic): string {
  const levels = levelIds.filter((level) => testLevels[level].quantitativeTopics.includes(topic));
  const only = levels.map((level) => testLevels[level].name);
  const name = capitalize(quantitativeTopicLabels[topic]);
  return levels.length === levelIds.length ? name : `${name} (${formatList(only)} Level only)`;
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

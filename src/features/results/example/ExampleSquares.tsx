import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { exampleReportText } from '@/data/example-report/exampleDocument';
import { sectionColor } from '@/ui/sectionColor';
import { Drawing } from '@/ui/drawings/Drawing';
import { SquareMark } from '../QuestionSquares';
import { scoredSectionName, verdictCountsText } from '../resultSentences';

/** A section of the worked example, each question as the square that a result shows. */
export function ExampleSquares() {
  const [first] = exampleReportText.lead.figures.sections;
  if (first === undefined) return null;
  const verdicts = first.parts.flatMap((part) => part.verdicts);
  const title = `${scoredSectionName(first.section)}: ${verdictCountsText(verdicts)}`;
  return (
    <Drawing name={`${title}, one square for each question in the order of the test.`}>
      <Typography variant="secondary">{title}</Typography>
      <Box sx={squares}>
        {verdicts.map((verdict, index) => (
          <SquareMark key={index} verdict={verdict} color={sectionColor(first.section)} />
        ))}
      </Box>
    </Drawing>
  );
}

const squares = {
  display: 'grid',
  gap: '3px',
  gridTemplateColumns: 'repeat(15, minmax(0, 1.5rem))',
} as const;

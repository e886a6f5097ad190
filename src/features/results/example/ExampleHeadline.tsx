import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Typography from '@mui/material/Typography';
import { exampleReportText } from '@/data/example-report/exampleDocument';
import { keepDatesUnbroken } from '@/lib/text/format';
import { Drawing } from '@/ui/drawings/Drawing';
import { IconLabel } from '@/ui/marks/IconLabel';

const { headline, strengths } = exampleReportText.lead;

/** The head of the worked example's report: its sentence, and the facts that went well. */
export function ExampleHeadline() {
  return (
    <Drawing name={`The report begins: ${headline.title} ${strengths.join('; ')}.`}>
      <Typography variant="h3" component="p">
        {keepDatesUnbroken(headline.title)}
      </Typography>
      {strengths.map((strength) => (
        <IconLabel
          key={strength}
          icon={<CheckCircleOutlined fontSize="xsmall" color="success" />}
          color="text.primary"
        >
          {strength}
        </IconLabel>
      ))}
    </Drawing>
  );
}

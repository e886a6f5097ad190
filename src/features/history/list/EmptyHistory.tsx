import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { exampleReportText } from '@/data/example-report/exampleDocument';
import { pathOf } from '@/site';
import { EmptyState } from '@/ui/cards/EmptyState';
import { historyItemsStyle } from './historyItemsStyle';
import { SectionCountsList } from './SectionCountsList';

/** Shown before the first test: the worked example as an entry of the list. */
export function EmptyHistory() {
  const { test, date, sections } = exampleReportText;
  return (
    <>
      <EmptyState
        title="No finished tests yet"
        text="Each test you finish appears here with its result, as in this example."
      />
      <Box component="ul" aria-label="Worked example" sx={{ ...historyItemsStyle, mt: 1 }}>
        <li>
          <div className="test">
            <Link
              component={RouterLink}
              to={pathOf('scoreReport')}
              aria-label={`${test}, worked example: score report`}
            >
              {test}
            </Link>
            <p className="when">{date}</p>
            <SectionCountsList sections={sections} />
          </div>
          <Chip size="small" label="Worked example" />
        </li>
      </Box>
    </>
  );
}

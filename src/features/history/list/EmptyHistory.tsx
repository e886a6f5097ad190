import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import { exampleReportText } from '@/data/example-report/exampleDocument';
import { pathOf } from '@/site';
import { EmptyState } from '@/ui/cards/EmptyState';
import { HistoryEntry } from './HistoryEntry';

/** Shown before the first test: the worked example as an entry of the list. */
export function EmptyHistory() {
  const { test, date, sections } = exampleReportText;
  return (
    <>
      <EmptyState
        title="No finished tests yet"
        text="Each test you finish appears here with its result, as in this example."
      />
      <List aria-label="Worked example" sx={{ mt: 1 }}>
        <HistoryEntry
          title={test}
          to={pathOf('scoreReport')}
          label={`${test}, worked example: score report`}
          when={date}
          sections={sections}
          end={<Chip size="small" label="Worked example" />}
        />
      </List>
    </>
  );
}

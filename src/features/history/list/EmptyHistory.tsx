import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { exampleReportText } from '@/data/example-report/exampleDocument';
import { sectionOfPartId } from '@/domain/exam/catalog/plan-parts';
import { formatRange } from '@/lib/text/format';
import { pathOf } from '@/site';
import { EmptyState } from '@/ui/cards/EmptyState';
import { BandOverTarget } from '@/ui/drawings/BandOverTarget';
import { TextBesidePicture } from '@/ui/page/TextBesidePicture';
import { exampleReportLabel } from './historyListTexts';
import { HistoryTable, HistoryTableRow } from './HistoryTable';

/** Shown before the first test: the worked example as a row of the table. */
export function EmptyHistory() {
  const { test, date, sections, lead } = exampleReportText;
  const { total } = lead.figures;
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <TextBesidePicture picture={<BandOverTarget />}>
          <EmptyState
            preview={null}
            title="No finished tests yet"
            text="Each test you finish appears here with its result, as in this example."
          />
        </TextBesidePicture>
      </Box>
      <HistoryTable label="Worked example" hasTotals>
        <HistoryTableRow
          row={{
            title: test,
            date,
            note: '',
            sections: sections.map((section) => ({ ...section, section: sectionOfPartId(section.id) })),
            essays: [],
            total: total === null ? null : formatRange(total.band),
          }}
          to={pathOf('scoreReport')}
          label={exampleReportLabel(test)}
          hasTotals
          details={<Chip size="small" label="Worked example" sx={{ mt: 0.5 }} />}
          end={null}
        />
      </HistoryTable>
    </>
  );
}

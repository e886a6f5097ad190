import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { TitledDialog } from '@/ui/controls/dialogs/TitledDialog';
import { QuestionDialog } from '../QuestionDialog';
import { missingReportTexts } from '../report/scoreReportHeadline';
import type { TestPartsReading } from './readTestParts';

interface MissedQuestionsDialogProps {
  readonly reading: TestPartsReading;
  readonly section: ScoredSection;
  readonly onClose: () => void;
}

/** The missed questions of a section, or the reason why the test can't be opened. */
export function MissedQuestionsDialog({ reading, section, onClose }: MissedQuestionsDialogProps) {
  if (reading.state !== 'found') {
    const { what, how } = missingReportTexts[reading.state];
    return (
      <TitledDialog title={what} onClose={onClose}>
        <DialogContent>
          <Typography>{how}</Typography>
        </DialogContent>
      </TitledDialog>
    );
  }
  const parts = reading.parts.filter((part) => part.section === section);
  return <QuestionDialog parts={parts} first={null} isOnDashboard onClose={onClose} />;
}

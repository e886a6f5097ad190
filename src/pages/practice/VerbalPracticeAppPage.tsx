import { WordsApp } from '@/features/practice/words/WordsApp';
import { TodayCardReader } from '@/features/today/TodayCardReader';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';
import { StudentRow } from '@/ui/row/StudentRow';

export default function VerbalPracticeAppPage() {
  return (
    <>
      <StudentRow current="verbalPracticeApp" />
      <PartErrorBoundary name="Your words">
        <WordsApp today={<TodayCardReader />} />
      </PartErrorBoundary>
    </>
  );
}

import Typography from '@mui/material/Typography';
import { loadWordsApp, startWords } from '@/features/practice/words/load';
import { StartFrame } from '@/features/practice/words/StartFrame';
import { looking, needsScripts, wordsPage } from '@/features/practice/words/pageWords';
import { LaterToday } from '@/features/today/LaterToday';
import { LoadFailed } from '@/ui/loading/LoadFailed';
import { PartBoundary } from '@/ui/loading/PartBoundary';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { NeedsScripts } from '@/ui/page/NeedsScripts';
import { StartLayout } from '@/ui/page/StartLayout';
import { useHydrated } from '@/ui/page/useHydrated';
import { StudentRow } from '@/ui/row/StudentRow';

startWords();

export default function VerbalPracticeAppPage() {
  return (
    <>
      <StudentRow current="verbalPracticeApp" />
      <WordPractice />
    </>
  );
}

function WordPractice() {
  const hydrated = useHydrated();
  const app = useLazyModule(loadWordsApp, true);
  if (hydrated && app.state === 'ready')
    return (
      <PartBoundary what="Your words">
        <app.module.WordsApp today={<LaterToday />} />
      </PartBoundary>
    );
  return (
    <StartLayout
      {...wordsPage}
      card={
        <StartFrame isWaiting={app.state === 'waiting'}>
          <NeedsScripts>{needsScripts}</NeedsScripts>
          {app.state === 'failed' ? (
            <LoadFailed what="The words" failed={app} />
          ) : (
            <Typography color="textSecondary" sx={{ mt: 2 }}>
              {looking}
            </Typography>
          )}
        </StartFrame>
      }
    />
  );
}

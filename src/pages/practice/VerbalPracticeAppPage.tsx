import Typography from '@mui/material/Typography';
import { loadWordsApp, preloadWordsApp } from '@/features/practice/words/preloadWordsApp';
import { WordsStartFrame } from '@/features/practice/words/WordsStartFrame';
import {
  lookingUpWordsText,
  wordsNeedScriptsText,
  wordsPageTexts,
} from '@/features/practice/words/wordsPageTexts';
import { LazyTodayCard } from '@/features/today/LazyTodayCard';
import { LoadFailureNotice } from '@/ui/loading/LoadFailureNotice';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';
import { StartLayout } from '@/ui/page/StartLayout';
import { useHydrated } from '@/ui/loading/useHydrated';
import { StudentRow } from '@/ui/row/StudentRow';

preloadWordsApp();

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
      <PartErrorBoundary name="Your words">
        <app.module.WordsApp today={<LazyTodayCard />} />
      </PartErrorBoundary>
    );
  return (
    <StartLayout
      {...wordsPageTexts}
      card={
        <WordsStartFrame isWaiting={app.state === 'waiting'}>
          <NoScriptNotice>{wordsNeedScriptsText}</NoScriptNotice>
          {app.state === 'failed' ? (
            <LoadFailureNotice name="The words" failed={app} />
          ) : (
            <Typography color="textSecondary" sx={{ mt: 2 }}>
              {lookingUpWordsText}
            </Typography>
          )}
        </WordsStartFrame>
      }
    />
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { attemptNoun } from '@/domain/exam/catalog/attempt-noun';
import { estimateResult } from '@/domain/exam/report/estimate';
import { noTargetScores, resultFigures } from '@/domain/exam/report/result-figures';
import { type AttemptResult, questionParts } from '@/domain/exam/scoring/result';
import { pathOf } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { focusElement } from '@/ui/page/useFocusOnChange';
import { PageBody } from '@/ui/page/PageBody';
import { StudentRow } from '@/ui/row/StudentRow';
import { SaveOnDevicePrompt } from './SaveOnDevicePrompt';
import { EssayReview } from './EssayReview';
import { QuestionReview } from './QuestionReview';
import { PartResultsTable } from './PartResultsTable';
import { ReportHeader } from './report/ReportHeader';
import { ResultCard } from './report/ResultCard';
import { essayHeadline } from './report/scoreReportHeadline';
import { ScoreSummary } from './ScoreSummary';
import { TimePerQuestion } from './TimePerQuestion';
import { ResultHeader, measuresAnySection } from './ResultHeader';
import {
  conditionsSentence,
  partEndingSentence,
  partResultName,
  resultOfText,
  rightOfAllText,
} from './resultSentences';

interface TestResultProps {
  readonly title: string;
  readonly result: AttemptResult;
  /** Shown first, such as a message that the result couldn't be stored. */
  readonly notice: ReactNode;
  /** The changes that a drill made to the learner's practice, such as reviews now due; empty after a test. */
  readonly outcome: ReactNode;
  /** The button that shares this student's record with a parent; null for none. */
  readonly share: ReactNode;
  /** Renders the "today" card, with the current task; the small one stands beside a next step that leads the page. */
  readonly renderToday: (isSmall: boolean) => ReactNode;
  readonly onAgain: () => void;
  /** Repeats the same questions. */
  readonly onReplay: () => void;
}

/** A finished test: what it comes down to, every question, each section's score, the time spent, and the explanations. */
export function TestResult({
  title,
  result,
  notice,
  outcome,
  share,
  renderToday,
  onAgain,
  onReplay,
}: TestResultProps) {
  const { parts } = result;
  const hasHead = measuresAnySection(result);
  const [open, setOpen] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const partHeading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    focusElement(heading.current);
  }, []);

  const openPart = (index: number) => {
    setOpen(index);
    partHeading.current?.scrollIntoView({ block: 'start' });
    focusElement(partHeading.current);
  };
  const part = parts[open];
  const called = attemptNoun(parts);
  const isDrill = called !== 'test';
  const isEssay = parts.every(({ kind }) => kind === 'essay');
  const notices = (
    <Box sx={{ '&:empty': { display: 'none' } }}>
      {notice}
      {!isDrill && <SaveOnDevicePrompt attemptId={result.attemptId} />}
    </Box>
  );
  return (
    <>
      <StudentRow current={null} />
      <PageBody>
        <Stack spacing={{ xs: 3, sm: 4 }}>
          {hasHead ? (
            <ResultHeader
              title={title}
              headingRef={heading}
              result={result}
              notices={notices}
              today={renderToday(true)}
            />
          ) : (
            <RawResult title={title} headingRef={heading} result={result} notices={notices} />
          )}
          <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap' }}>
            {/* A review can't be repeated with new questions; its outcome says whether more reviews are due. */}
            {called !== 'review' && (
              <Button variant={hasHead ? 'outlined' : 'contained'} onClick={onAgain}>
                <span>
                  {isEssay
                    ? 'Write another essay'
                    : isDrill
                      ? 'Another drill like this'
                      : 'Take another test'}
                </span>
              </Button>
            )}
            <Button variant="outlined" onClick={onReplay}>
              <span>{isEssay ? 'Write again on these prompts' : 'Answer these questions again'}</span>
            </Button>
            {share}
            <LinkButton to={pathOf('home')} variant={called === 'review' ? 'outlined' : 'text'}>
              Back to today
            </LinkButton>
          </Stack>
          {outcome}
          {!hasHead && <div>{renderToday(false)}</div>}
          {parts.length > 1 && <PartResultsTable parts={parts} open={open} onOpen={openPart} />}
          {part !== undefined && (
            <section aria-labelledby="result-part">
              <Typography id="result-part" ref={partHeading} variant="h2">
                {isDrill ? 'Your Answers' : partResultName(part)}
              </Typography>
              <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
                {partEndingSentence(part, called)}
              </Typography>
              {part.kind === 'section' ? (
                <>
                  <Grid container spacing={{ xs: 2, sm: 3 }}>
                    <Grid size={{ xs: 12, md: 5 }}>
                      <ScoreSummary result={part} />
                    </Grid>
                    <Grid size={{ xs: 12, md: 7 }}>
                      <TimePerQuestion result={part} />
                    </Grid>
                  </Grid>
                  <QuestionReview key={part.id} result={part} isFolded={hasHead} />
                </>
              ) : (
                <EssayReview title={title} essay={part} result={result} />
              )}
            </section>
          )}
        </Stack>
      </PageBody>
    </>
  );
}

interface RawResultProps {
  readonly title: string;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly result: AttemptResult;
  readonly notices: ReactNode;
}

/** The head of a result without an estimate: how many answers were right, and every question as a square. */
function RawResult({ title, headingRef, result, notices }: RawResultProps) {
  const parts = useMemo(() => questionParts(result), [result]);
  const figures = useMemo(
    () => resultFigures({ estimate: estimateResult(result), before: null, result }, noTargetScores),
    [result],
  );
  return (
    <>
      <ReportHeader
        of={resultOfText(title)}
        headingRef={headingRef}
        headline={{
          title: parts.length === 0 ? essayHeadline : rightOfAllText(parts),
          text: conditionsSentence(result),
        }}
        strengths={[]}
        step={null}
        action={null}
      />
      {notices}
      {parts.length > 0 && <ResultCard figures={figures} earlier={null} parts={parts} />}
    </>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContext, useState } from 'react';
import { Link } from 'react-router-dom';
import { changeSinceText } from '@/domain/dashboard/score-change-text';
import type { LearnerTest } from '@/domain/learner/learner-test';
import {
  type ScoreDetails,
  buildTestDetails,
  type OtherProvidersScores,
  otherProvidersText,
  missedQuestionsText,
  sectionAnswersText,
  sectionTimeText,
  targetComparisonText,
  testTimeText,
} from '@/domain/dashboard/scores/test-details';
import { distractorLabel } from '@/domain/exam/items/distractor';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { SectionAnswers, TrapCount } from '@/domain/learner/test-answers';
import { takenConditionsText } from '@/domain/learner/test-conditions';
import { percentileText } from '@/domain/dashboard/scores/percentile-ranges';
import { type ScoredLearner, scoreText } from '@/domain/dashboard/scores/test-scores';
import { bandLabel } from '@/domain/learner/section-score';
import { dashboardSectionNames } from '@/domain/section-names';
import type { RawChange } from '@/domain/dashboard/scores/raw-results';
import {
  noScaledScoresText,
  rawChangeOrFirstText,
  rawScoreMeaningText,
  rawScoreText,
  rightText,
  shareRightText,
} from '@/domain/dashboard/scores/raw-result-text';
import { listedTestName } from '@/domain/dashboard/scores/test-history';
import type { RawResult } from '@/domain/learner/raw-result';
import { type TopicCount, topicLabel } from '@/domain/learner/topic-count';
import {
  capitalize,
  formatCount,
  formatLongDay,
  formatNumber,
  formatOrdinal,
  formatRange,
} from '@/lib/text/format';
import type { IsoDay } from '@/lib/dates/calendar';
import { localMinutesAt, formatTimeOfDay } from '@/lib/dates/localTime';
import { sessionReviewPath } from './sessionReviewPath';
import { TestDialogContext, useDashboardAccess } from '../../frame/originContext';
import { Dot } from '@/ui/marks/Dot';
import { Row, RowList } from '@/ui/cards/RowList';
import { ScoreChangeMark } from '../ScoreChangeMark';
import { DetailsDialog } from '@/ui/controls/dialogs/DetailsDialog';

interface TestDialogProps {
  readonly learner: ScoredLearner;
  readonly test: LearnerTest;
  readonly onClose: () => void;
}

/** A test's date and its scores with their error ranges, beside the targets and the previous test. */
export function TestDialog({ learner, test, onClose }: TestDialogProps) {
  const access = useDashboardAccess();
  const isOwn = access === 'own';
  const { renderActions, MissedQuestions } = useContext(TestDialogContext);
  const [missedIn, setMissedIn] = useState<ScoredSection | null>(null);
  const reportPath = isOwn ? sessionReviewPath({ kind: 'test', test }) : null;
  const opensQuestions = MissedQuestions !== null && access !== 'read-only';
  const opened = buildTestDetails(learner, test);
  const { total, percentile, rankNote, sections, rawSections, rawTotal, mistakes, traps, otherProviders } =
    opened;
  const work = opened.minutes > 0 ? ` \u00b7 ${testTimeText(opened)}` : '';
  const conditions = test.conditions === null ? '' : ` \u00b7 ${takenConditionsText(test.conditions)}`;
  const started = `${formatLongDay(opened.day)}, ${opened.day.slice(0, 4)}, ${formatTimeOfDay(localMinutesAt(opened.startMs))}`;
  return (
    <DetailsDialog
      title={listedTestName(test, learner.profile)}
      label={rawSections.length > 0 ? 'Results' : 'Scores'}
      onClose={onClose}
    >
      <Typography color="textSecondary">{`${started}${work}${conditions}`}</Typography>
      {total !== null && (
        <>
          <TotalLine score={scoreText(test, total.band)} percentile={percentile} />
          <ScoreText score={total} day={opened.day} />
          {rankNote !== null && <Typography variant="secondary">{rankNote}</Typography>}
        </>
      )}
      {rawSections.length > 0 && (
        <>
          {rawTotal !== null && (
            <RawTotalLine result={rawTotal.result} change={rawTotal.change} day={opened.day} />
          )}
          <Typography variant="body2" sx={{ mt: 1 }}>
            {`${rawScoreMeaningText} ${noScaledScoresText(test.level)}`}
          </Typography>
          <SectionsHeading count={rawSections.length} />
          <RowList label="Section results">
            {rawSections.map(({ subject, result, change, minutes, answers }) => (
              <Row key={subject}>
                <SectionScoreLine section={subject} score={shareRightText(result)} />
                <Typography variant="body2">{rawScoreText(result)}</Typography>
                <Typography variant="secondary">
                  {capitalize(rawChangeOrFirstText(change, opened.day))}
                </Typography>
                {minutes > 0 && (
                  <Typography variant="secondary">{`${formatCount(minutes, 'minute')} of work`}</Typography>
                )}
                <Answers
                  section={subject}
                  answers={answers}
                  onOpen={opensQuestions ? () => setMissedIn(subject) : null}
                />
              </Row>
            ))}
          </RowList>
        </>
      )}
      {otherProviders !== null && <OtherProvidersTest scores={otherProviders} percentile={percentile} />}
      {sections.length > 0 && (
        <>
          <SectionsHeading count={sections.length} />
          <RowList label="Section scores">
            {sections.map((section) => (
              <Row key={section.subject}>
                <SectionScoreLine section={section.subject} score={scoreText(test, section.band)} />
                <ScoreText score={section} day={opened.day} />
                {section.rank !== null && (
                  <Typography variant="secondary">{percentileText(section.rank)}</Typography>
                )}
                {section.minutes > 0 && (
                  <Typography variant="secondary">{sectionTimeText(section)}</Typography>
                )}
                {section.answers !== null && (
                  <Answers
                    section={section.subject}
                    answers={section.answers}
                    onOpen={opensQuestions ? () => setMissedIn(section.subject) : null}
                  />
                )}
              </Row>
            ))}
          </RowList>
        </>
      )}
      {mistakes.length > 0 && <Mistakes topics={mistakes} />}
      {traps.length > 0 && <Traps traps={traps} />}
      {isOwn && reportPath === null && renderActions(test.id, onClose)}
      {reportPath !== null && (
        <Button component={Link} to={reportPath} variant="outlined" sx={{ mt: 3 }}>
          Open the score report
        </Button>
      )}
      {missedIn !== null && MissedQuestions !== null && (
        <MissedQuestions
          isSample={access === 'trial'}
          tests={learner.tests}
          test={test}
          section={missedIn}
          onClose={() => setMissedIn(null)}
        />
      )}
      {total === null && sections.length > 0 && (
        <Typography variant="secondary" sx={{ mt: 2 }}>
          A section test has no total or percentile. Those come with a full test.
        </Typography>
      )}
    </DetailsDialog>
  );
}

interface OtherProvidersTestProps {
  readonly scores: OtherProvidersScores;
  /** The percentile rank of the total; null if none was given. */
  readonly percentile: number | null;
}

/** The scores of another provider's test as numbers, compared with nothing, and why they have no range. */
function OtherProvidersTest({ scores: { total, sections }, percentile }: OtherProvidersTestProps) {
  return (
    <>
      {total !== null && <TotalLine score={formatNumber(total)} percentile={percentile} />}
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {otherProvidersText}
      </Typography>
      <SectionsHeading count={sections.length} />
      <RowList label="Section scores">
        {sections.map(({ subject, score, percentile: rank }) => (
          <Row key={subject}>
            <SectionScoreLine section={subject} score={formatNumber(score)} />
            {rank !== null && (
              <Typography variant="secondary">{`${formatOrdinal(rank)} percentile`}</Typography>
            )}
          </Row>
        ))}
      </RowList>
    </>
  );
}

function TotalLine({ score, percentile }: { readonly score: string; readonly percentile: number | null }) {
  return (
    <Stack direction="row" sx={{ mt: 2.5, flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
      <Typography component="p" variant="figure">
        {score}
      </Typography>{' '}
      <Typography color="textSecondary">
        {percentile === null ? 'total' : `total, ${formatOrdinal(percentile)} percentile`}
      </Typography>
    </Stack>
  );
}

interface RawTotalLineProps {
  readonly result: RawResult;
  readonly change: RawChange | null;
  readonly day: IsoDay;
}

/** All sections together: the share right, the count, and the change. */
function RawTotalLine({ result, change, day }: RawTotalLineProps) {
  return (
    <>
      <Stack direction="row" sx={{ mt: 2.5, flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Typography component="p" variant="figure">
          {shareRightText(result)}
        </Typography>{' '}
        <Typography color="textSecondary">{rightText(result)}</Typography>
      </Stack>
      <Typography variant="secondary">{capitalize(rawChangeOrFirstText(change, day))}</Typography>
    </>
  );
}

function SectionsHeading({ count }: { readonly count: number }) {
  return (
    <Typography component="h3" variant="secondary" sx={{ mt: 3, mb: 1 }}>
      {count === 1 ? 'Section' : 'Sections'}
    </Typography>
  );
}

function SectionScoreLine({ section, score }: { readonly section: ScoredSection; readonly score: string }) {
  return (
    <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center' }}>
      <Dot color={`section.${section}`} />
      <Typography component="span" sx={{ flexGrow: 1 }}>
        {dashboardSectionNames[section]}
      </Typography>{' '}
      <Typography component="span" variant="figureSmall">
        {score}
      </Typography>
    </Stack>
  );
}

interface AnswersProps {
  readonly section: ScoredSection;
  readonly answers: SectionAnswers;
  /** Opens the questions that weren't right; null where single answers aren't known. */
  readonly onOpen: (() => void) | null;
}

/** How many answers of a section were right, wrong, blank, and guesses, and the way to the questions. */
function Answers({ section, answers, onOpen }: AnswersProps) {
  const missed = answers.wrong + answers.blank;
  return (
    <>
      <Typography variant="secondary">{sectionAnswersText(answers)}</Typography>
      {onOpen !== null && missed > 0 && (
        <Button
          variant="flush"
          aria-haspopup="dialog"
          aria-label={`${missedQuestionsText(missed)}, ${dashboardSectionNames[section]}`}
          onClick={onOpen}
        >
          <span>{missedQuestionsText(missed)}</span>
        </Button>
      )}
    </>
  );
}

/** Why wrong choices tempted: the kinds that were taken most often. */
function Traps({ traps }: { readonly traps: readonly TrapCount[] }) {
  return (
    <>
      <Typography component="h3" variant="secondary" sx={{ mt: 3, mb: 1 }}>
        Why wrong choices tempted
      </Typography>
      <RowList label="Why wrong choices tempted">
        {traps.map(({ topic, distractor, count }) => (
          <Row
            key={`${topic} ${distractor}`}
            end={<Typography variant="secondary">{formatCount(count, 'time')}</Typography>}
          >
            <Typography>{capitalize(distractorLabel(distractor))}</Typography>
            <Typography variant="secondary">{topicLabel(topic)}</Typography>
          </Row>
        ))}
      </RowList>
    </>
  );
}

/** The topics that cost the test the most. Which questions they were is in the report on the student's own device. */
function Mistakes({ topics }: { readonly topics: readonly TopicCount[] }) {
  return (
    <>
      <Typography component="h3" variant="secondary" sx={{ mt: 3, mb: 1 }}>
        Topics with the most wrong answers
      </Typography>
      <RowList label="Topics with the most wrong answers">
        {topics.map(({ topic, answered, right }) => (
          <Row
            key={topic}
            end={
              <Typography variant="secondary">
                {`${formatNumber(answered - right)} of ${formatCount(answered, 'answer')} wrong`}
              </Typography>
            }
          >
            <Typography>{topicLabel(topic)}</Typography>
          </Row>
        ))}
      </RowList>
    </>
  );
}

/** A score with its error range, its target, and the previous test's score. */
function ScoreText({ score, day }: { readonly score: ScoreDetails; readonly day: IsoDay }) {
  const { band, change } = score;
  return (
    <Stack sx={{ mt: 0.5, alignItems: 'flex-start' }}>
      <Typography variant="body2">{`${capitalize(targetComparisonText(score))}.`}</Typography>
      <Typography variant="secondary">{`${bandLabel}: ${formatRange(band)}`}</Typography>
      {change === null ? (
        <Typography variant="secondary">The first of its kind, so nothing to compare it with yet.</Typography>
      ) : (
        <ScoreChangeMark change={change} word={capitalize(changeSinceText(change, day))} />
      )}
    </Stack>
  );
}

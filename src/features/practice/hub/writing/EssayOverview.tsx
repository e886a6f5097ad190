import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { useToday } from '@/data/useToday';
import { criterionTitles, selfCheckLevels } from '@/domain/exam/essays/self-check';
import { uncapitalize } from '@/lib/text/format';
import { pathOf } from '@/site';
import { EstimateRangeMark } from '@/ui/bars/EstimateRangeMark';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';
import { sectionColor } from '@/ui/sectionColor';
import { SectionCell, SectionHeading, SectionRow, SectionTable } from '../SectionTable';
import { type EssayFacts, readEssayFacts } from './essayFacts';
import { PromptKindTable } from './PromptKindTable';
import { allEssaysLabel, essayDateText } from './essayHistoryText';
import { NoEssaysNotice } from './WritingPanel';

/** The last essay with the student's self-check, the essays for each kind of prompt, and a link to all essays. */
export function EssayOverview() {
  const { facts, readAgain } = useRecordFacts(readEssayFacts);
  if (facts === readFailed) return <ReadFailureNotice onTryAgain={readAgain} />;
  return facts === null || facts.count === 0 ? <NoEssaysNotice /> : <EssayRows facts={facts} />;
}

export function EssayRows({ facts: { count, last, kinds } }: { readonly facts: EssayFacts }) {
  return (
    <>
      {last !== null && <LastEssay last={last} />}
      <PromptKindTable kinds={kinds} />
      <Typography variant="body2" sx={{ mt: 1 }}>
        <StandaloneLink to={pathOf('testResults')}>{allEssaysLabel(count)}</StandaloneLink>
      </Typography>
    </>
  );
}

function LastEssay({
  last: {
    essay: { attemptId, finishedAt },
    check: { isChecked, criteria },
  },
}: {
  readonly last: NonNullable<EssayFacts['last']>;
}) {
  const today = useToday();
  const review = pathOf('scoreReport', { search: { attempt: attemptId } });
  const day = essayDateText(finishedAt, today);
  if (!isChecked)
    return (
      <Typography variant="secondary" sx={{ maxWidth: '33em', mb: 1 }}>
        <span>{`You have not read over your last essay (${day}) yet.`}</span>{' '}
        <StandaloneLink to={review}>Read it over</StandaloneLink>
      </Typography>
    );
  return (
    <>
      {/* With large text, the headings are hidden. */}
      <Typography
        aria-hidden
        variant="secondary"
        sx={{ display: 'none', [largeTextMediaQuery]: { display: 'block' } }}
      >
        {lastEssayText(day)}
      </Typography>
      <SectionTable head={<EssayHeadings day={day} />}>
        {criteria.map(({ criterion, level }) => (
          <SectionRow key={criterion}>
            <SectionCell holds="name">{criterionTitles[criterion]}</SectionCell>
            {level === null ? (
              <SectionCell holds="words" colSpan={2}>
                Not checked yet
              </SectionCell>
            ) : (
              <>
                <SectionCell holds="range">
                  <EstimateRangeMark
                    share={(level - 1) / (selfCheckLevels.length - 1)}
                    range={null}
                    color={sectionColor('writing')}
                    gridLineCount={selfCheckLevels.length}
                  />
                </SectionCell>
                <SectionCell holds="figure">
                  <strong>{`${level} of ${selfCheckLevels.length}`}</strong>
                  <span style={visuallyHidden}>{`, ${uncapitalize(selfCheckLevels[level - 1] ?? '')}`}</span>
                </SectionCell>
              </>
            )}
            <SectionCell holds="action">
              <StandaloneLink
                to={review}
                aria-label={`${level === null ? 'Check' : 'Revise'}: ${criterionTitles[criterion]}`}
              >
                {level === null ? 'Check' : 'Revise'}
              </StandaloneLink>
            </SectionCell>
          </SectionRow>
        ))}
      </SectionTable>
    </>
  );
}

const lastEssayText = (day: string) => `Your last essay, ${day}, as you rated it`;

function EssayHeadings({ day }: { readonly day: string }) {
  return (
    <>
      <SectionHeading holds="name">{lastEssayText(day)}</SectionHeading>
      <SectionHeading holds="range">
        <span style={visuallyHidden}>Level from 1 to 4</span>
        <Stack direction="row" aria-hidden sx={{ justifyContent: 'space-between', mx: -0.5 }}>
          {selfCheckLevels.map((name, index) => (
            <span key={name}>{index + 1}</span>
          ))}
        </Stack>
      </SectionHeading>
      <SectionHeading holds="figure">Level</SectionHeading>
      <SectionHeading holds="action">
        <span style={visuallyHidden}>Revise</span>
      </SectionHeading>
    </>
  );
}

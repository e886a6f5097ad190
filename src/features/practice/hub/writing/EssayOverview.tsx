import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { Link } from 'react-router-dom';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { useToday } from '@/data/useToday';
import { criterionTitles, selfCheckLevels } from '@/domain/exam/essays/self-check';
import { uncapitalize } from '@/lib/text/format';
import { pathOf } from '@/site';
import { EstimateRangeMark } from '@/ui/bars/EstimateRangeMark';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { sectionColor } from '@/ui/sectionColor';
import { rowLinkStyle } from '../../rowLinkStyle';
import { type EssayFacts, readEssayFacts } from './essayFacts';
import { PromptKindTable } from './PromptKindTable';
import { allEssaysLabel, essayDateText } from './essayHistoryText';
import { sectionTableStyles } from '../sectionTableStyles';
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
      <Box sx={{ mt: 1 }}>
        <Box component={Link} to={pathOf('testResults')} sx={{ typography: 'body2', ...rowLinkStyle }}>
          {allEssaysLabel(count)}
        </Box>
      </Box>
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
        <Box component={Link} to={review} sx={rowLinkStyle}>
          Read it over
        </Box>
      </Typography>
    );
  return (
    <Box component="table" sx={sectionTableStyles}>
      <thead>
        <tr>
          <th scope="col">{`Your last essay, ${day}, as you rated it`}</th>
          <th scope="col" className="range">
            <span style={visuallyHidden}>Level from 1 to 4</span>
            <span className="scale" aria-hidden>
              {selfCheckLevels.map((name, index) => (
                <span key={name}>{index + 1}</span>
              ))}
            </span>
          </th>
          <th scope="col" className="right">
            Level
          </th>
          <th scope="col">
            <span style={visuallyHidden}>Revise</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ criterion, level }) => (
          <tr key={criterion}>
            <th scope="row">{criterionTitles[criterion]}</th>
            {level === null ? (
              <td colSpan={2} className="unknown">
                Not checked yet
              </td>
            ) : (
              <>
                <td className="range">
                  <EstimateRangeMark
                    share={(level - 1) / (selfCheckLevels.length - 1)}
                    range={null}
                    color={sectionColor('writing')}
                    gridLineCount={selfCheckLevels.length}
                  />
                </td>
                <td className="right">
                  <span>{`${level} of ${selfCheckLevels.length}`}</span>
                  <span style={visuallyHidden}>{`, ${uncapitalize(selfCheckLevels[level - 1] ?? '')}`}</span>
                </td>
              </>
            )}
            <td className="action">
              <Link
                to={review}
                aria-label={`${level === null ? 'Check' : 'Revise'}: ${criterionTitles[criterion]}`}
              >
                {level === null ? 'Check' : 'Revise'}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

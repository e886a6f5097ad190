import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { SkillEstimate, SkillProfile } from '@/domain/plan/ability/ability';
import type { TopicPoolSizes } from '@/domain/plan/drills/drill-pool';
import { type DrillSubject, drillSearchParams } from '@/domain/plan/drills/drill-request';
import { practiceLevel } from '@/domain/plan/topics/practice-level';
import { sortByExpectedMisses } from '@/domain/plan/ability/most-missing-topics';
import { topicName, topicsOfSection } from '@/domain/plan/topics/topics';
import { formatShareAsPercent } from '@/lib/text/format';
import { pathOf } from '@/site';
import { EstimateRangeMark } from '@/ui/bars/EstimateRangeMark';
import { sectionColor } from '@/ui/sectionColor';
import type { DrillSettings } from './DrillOptions';
import { answersSoFarText, masteryEstimateText, insufficientDataText } from '../masteryText';
import { topicTableStyles } from './sectionTableStyles';
import { practiceLinkLabel, topicShareText } from './hubText';

interface TopicTableProps {
  readonly section: ScoredSection;
  /** Null until the record has been read. */
  readonly skillProfile: SkillProfile | null;
  /** The number of questions practice has for each topic; null until the record has been read. */
  readonly questionsOf: TopicPoolSizes | null;
  readonly options: DrillSettings;
  /** Shows all topics from the start, not only the first few. */
  readonly opened: boolean;
}

const shownAtFirst = 4;

/** The topics of a section, those with the most to gain first: share of the test, mastery, and a link to practice each. */
export function TopicTable({ section, skillProfile, questionsOf, options, opened }: TopicTableProps) {
  const [all, setAll] = useState(opened);
  const topics = sortByExpectedMisses(topicsOfSection(section), skillProfile?.topics ?? new Map());
  const shown = all ? topics : topics.slice(0, shownAtFirst);
  // Without estimates, the table has no axis, and a single line explains why for all topics.
  const hasMarks = skillProfile === null || hasKnown(skillProfile, section);
  return (
    <>
      <Box component="table" sx={topicTableStyles}>
        <thead>
          <tr>
            <th scope="col">Topic</th>
            <th scope="col" className="share">
              On the test
            </th>
            <th scope="col" className="range">
              <span style={visuallyHidden}>Likely range</span>
              {hasMarks && (
                <span className="scale" aria-hidden>
                  <span>0</span>
                  <span>50</span>
                  <span>100</span>
                </span>
              )}
            </th>
            <th scope="col" className="right">
              <span style={hasMarks ? undefined : visuallyHidden}>Right</span>
            </th>
            <th scope="col">
              <span style={visuallyHidden}>Practice</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <Row
            section={section}
            name="All topics"
            share={`All ${practiceLevel.questions[section]}`}
            estimate={skillProfile?.sections[section] ?? null}
          />
          {shown.map((topic) => (
            <Row
              key={topic.id}
              section={section}
              name={topicName(topic)}
              share={topicShareText(topic.onTest, section)}
              estimate={skillProfile === null ? null : skillProfile.topics.get(topic.id)}
              isQuiet={!hasMarks && skillProfile.topics.get(topic.id) === undefined}
              practice={{
                subject: { kind: 'topic', topic: topic.id },
                options,
                questions: Math.min(options.questions, questionsOf?.get(topic.id) ?? Infinity),
              }}
            />
          ))}
        </tbody>
      </Box>
      {!all && topics.length > shownAtFirst && (
        <Button onClick={() => setAll(true)} sx={{ alignSelf: 'flex-start', mt: 1, ml: -2.5, minHeight: 44 }}>
          <span>{`All ${topics.length} ${section === 'reading' ? 'skills' : 'topics'}`}</span>
        </Button>
      )}
    </>
  );
}

/** Returns true if the section or one of its topics has an estimate to draw. */
function hasKnown(skillProfile: SkillProfile, section: ScoredSection): boolean {
  return (
    skillProfile.sections[section].state === 'known' ||
    topicsOfSection(section).some(({ id }) => skillProfile.topics.get(id)?.state === 'known')
  );
}

interface RowProps {
  readonly section: ScoredSection;
  readonly name: string;
  readonly share: string;
  /** Undefined without any answers; null until the record has been read. */
  readonly estimate: SkillEstimate | undefined | null;
  /**
   * True to leave the number of answers to screen readers, because the row of all topics already says that there is too little
   * data.
   */
  readonly isQuiet?: boolean;
  readonly practice?: {
    readonly subject: Exclude<DrillSubject, { kind: 'mistakes' }>;
    readonly options: DrillSettings;
    /** Fewer than requested if practice has no more. */
    readonly questions: number;
  };
}

function Row({ section, name, share, estimate, isQuiet = false, practice }: RowProps) {
  const isKnown = estimate?.state === 'known';
  const isShort = practice !== undefined && practice.questions < practice.options.questions;
  return (
    <tr className={practice === undefined ? 'all' : undefined}>
      <th scope="row">{name}</th>
      <td className="share">{share}</td>
      {estimate === null || isKnown ? (
        <>
          <td className="range">
            {isKnown && (
              <EstimateRangeMark
                share={estimate.share}
                range={estimate.range}
                color={sectionColor(section)}
              />
            )}
          </td>
          <td className="right">
            {isKnown && (
              <>
                <span aria-hidden>{formatShareAsPercent(estimate.share)}</span>
                <span style={visuallyHidden}>{masteryEstimateText(estimate)}</span>
              </>
            )}
          </td>
        </>
      ) : (
        <td colSpan={practice === undefined ? 3 : 2} className="unknown">
          {isQuiet ? (
            <span style={visuallyHidden}>{answersSoFarText(estimate)}</span>
          ) : practice === undefined ? (
            insufficientDataText(estimate)
          ) : (
            answersSoFarText(estimate)
          )}
        </td>
      )}
      {/* The row of all topics has no link, so its text may extend over this cell. */}
      {(practice !== undefined || estimate === null || isKnown) && (
        <td className="action">
          {practice !== undefined && (
            <Link
              to={pathOf('sectionStudy', {
                search: drillSearchParams({ subject: practice.subject, ...practice.options }),
              })}
              aria-label={practiceLinkLabel(name, isShort ? practice.questions : null)}
            >
              {isShort ? `Practice ${practice.questions}` : 'Practice'}
            </Link>
          )}
        </td>
      )}
    </tr>
  );
}

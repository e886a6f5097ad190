import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
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
import { StandaloneLink } from '@/ui/controls/StandaloneLink';
import { sectionColor } from '@/ui/sectionColor';
import type { DrillSettings } from './DrillOptions';
import { answersSoFarText, masteryEstimateText, insufficientDataText } from '../masteryText';
import { practiceLinkLabel, topicShareText } from './hubText';
import { SectionCell, SectionHeading, SectionRow, SectionTable } from './SectionTable';

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
      <SectionTable head={<TopicHeadings hasMarks={hasMarks} />}>
        <TopicRow
          section={section}
          name="All topics"
          share={`All ${practiceLevel.questions[section]}`}
          estimate={skillProfile?.sections[section] ?? null}
        />
        {shown.map((topic) => (
          <TopicRow
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
      </SectionTable>
      {!all && topics.length > shownAtFirst && (
        <Button variant="flush" onClick={() => setAll(true)} sx={{ alignSelf: 'flex-start', mt: 1 }}>
          <span>{`All ${topics.length} ${section === 'reading' ? 'skills' : 'topics'}`}</span>
        </Button>
      )}
    </>
  );
}

function TopicHeadings({ hasMarks }: { readonly hasMarks: boolean }) {
  return (
    <>
      <SectionHeading holds="name">Topic</SectionHeading>
      <SectionHeading holds="share-heading">On the test</SectionHeading>
      <SectionHeading holds="range">
        <span style={visuallyHidden}>Likely range</span>
        {hasMarks && (
          <Stack direction="row" aria-hidden sx={{ justifyContent: 'space-between', mx: -1 }}>
            <span>0</span>
            <span>50</span>
            <span>100</span>
          </Stack>
        )}
      </SectionHeading>
      <SectionHeading holds="figure">
        <span style={hasMarks ? undefined : visuallyHidden}>Right</span>
      </SectionHeading>
      <SectionHeading holds="action">
        <span style={visuallyHidden}>Practice</span>
      </SectionHeading>
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

interface TopicRowProps {
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

function TopicRow({ section, name, share, estimate, isQuiet = false, practice }: TopicRowProps) {
  const isKnown = estimate?.state === 'known';
  const isShort = practice !== undefined && practice.questions < practice.options.questions;
  return (
    <SectionRow isNameAbove>
      <SectionCell holds="name">
        {practice === undefined ? <strong>{name}</strong> : <span>{name}</span>}
      </SectionCell>
      <SectionCell holds="share">{share}</SectionCell>
      {estimate === null || isKnown ? (
        <>
          <SectionCell holds="range">
            {isKnown && (
              <EstimateRangeMark
                share={estimate.share}
                range={estimate.range}
                color={sectionColor(section)}
              />
            )}
          </SectionCell>
          <SectionCell holds="figure">
            {isKnown && (
              <>
                <strong aria-hidden>{formatShareAsPercent(estimate.share)}</strong>
                <span style={visuallyHidden}>{masteryEstimateText(estimate)}</span>
              </>
            )}
          </SectionCell>
        </>
      ) : practice === undefined ? (
        <SectionCell holds="wide-words" colSpan={3}>
          {insufficientDataText(estimate)}
        </SectionCell>
      ) : (
        <SectionCell holds="words" colSpan={2}>
          <span style={isQuiet ? visuallyHidden : undefined}>{answersSoFarText(estimate)}</span>
        </SectionCell>
      )}
      {/* The row of all topics has no link, so its words may extend over this cell. */}
      {(practice !== undefined || estimate === null || isKnown) && (
        <SectionCell holds="action">
          {practice !== undefined && (
            <StandaloneLink
              to={pathOf('sectionStudy', {
                search: drillSearchParams({ subject: practice.subject, ...practice.options }),
              })}
              aria-label={practiceLinkLabel(name, isShort ? practice.questions : null)}
            >
              {isShort ? `Practice ${practice.questions}` : 'Practice'}
            </StandaloneLink>
          )}
        </SectionCell>
      )}
    </SectionRow>
  );
}

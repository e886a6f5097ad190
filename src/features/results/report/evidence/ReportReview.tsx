import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fragment, type Ref, useState } from 'react';
import { partTitle } from '@/domain/exam/catalog/plan-parts';
import { groupAdjacentItems } from '@/domain/exam/attempts/attempt-progress';
import { topicGroupOf, topicGroups } from '@/domain/exam/report/topic-results';
import type { JudgedItem, SectionResult } from '@/domain/exam/scoring/result';
import { formatCount } from '@/lib/text/format';
import { flushTextButtonStyles } from '@/ui/controls/LinkButton';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { AnswerReview } from '../../AnswerReview';
import { PassageReview } from '@/ui/question/PassageReview';
import {
  noReviewFilters,
  filterReviewedItems,
  type AnswerMarkFilter,
  answerMarkFilters,
  type ReviewedItem,
  type ReviewFilters,
  type VerdictFilter,
  verdictFilters,
} from '../../reviewFilters';

interface ReportReviewProps {
  readonly sections: readonly SectionResult[];
  readonly filters: ReviewFilters;
  readonly onFilters: (filters: ReviewFilters) => void;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** Questions to render at once: a whole test has more than 150, each with five explanations. */
const atOnce = 20;

const anyOption = { value: '', label: 'All' } as const;

/** Every question with its explanations and passage, filtered by section, verdict, topic, flag, and confidence. */
export function ReportReview({ sections, filters, onFilters, headingRef }: ReportReviewProps) {
  const [most, setMost] = useState(atOnce);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const wanted = filterReviewedItems(sections, filters);
  const shown = wanted.slice(0, most);
  const groups = groupAdjacentItems(shown, ({ judged, section }) =>
    judged.passage === null ? null : `${section.id} ${judged.passage.id}`,
  );
  const areAllOpen = shown.every(({ judged, section }) => opened.has(idOf(judged, section)));
  const change = (next: Partial<ReviewFilters>) => {
    setMost(atOnce);
    onFilters({ ...filters, ...next });
  };
  const renderReview = ({ judged, section }: ReviewedItem) => (
    <AnswerReview
      key={`${section.id} ${judged.number}`}
      judged={judged}
      disclosure={{
        isOpen: opened.has(idOf(judged, section)),
        onToggle: () => setOpened((was) => turned(was, idOf(judged, section))),
      }}
      {...(sections.length > 1 && { place: partTitle(section.id) })}
    />
  );
  return (
    <Box component="section" aria-labelledby="report-review" sx={{ mt: { md: 2 }, breakBefore: 'page' }}>
      <Typography id="report-review" ref={headingRef} variant="h2" sx={{ outline: 'none' }}>
        Every Question, with Its Explanations
      </Typography>
      <FilterRow sections={sections} filters={filters} onChange={change} />
      <Typography
        role="status"
        color="textSecondary"
        sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
      >
        <span>
          {wanted.length === 0
            ? 'No questions match. '
            : `${formatCount(wanted.length, 'question')}${wanted.length > shown.length ? `, the first ${shown.length} shown` : ''}. `}
        </span>
        {shown.length > 0 && (
          <Button
            size="small"
            onClick={() =>
              setOpened(
                areAllOpen ? new Set() : new Set(shown.map(({ judged, section }) => idOf(judged, section))),
              )
            }
            sx={{ ...flushTextButtonStyles, minHeight: 44, displayPrint: 'none' }}
          >
            <span>{areAllOpen ? 'Hide all explanations' : 'Show all explanations'}</span>
          </Button>
        )}
        {wanted.length === 0 && (
          <Button
            size="small"
            onClick={() => change(noReviewFilters)}
            sx={{ ...flushTextButtonStyles, minHeight: 44 }}
          >
            Show all questions
          </Button>
        )}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, sm: 3 } }}>
        {groups.map(({ first, last }) => {
          const items = shown.slice(first, last + 1);
          const passage = items[0]?.judged.passage ?? null;
          const firstReview = items.slice(0, 1).map(renderReview);
          return (
            <Fragment key={`${items[0]?.section.id} ${items[0]?.judged.number}`}>
              {passage === null ? (
                firstReview
              ) : (
                // In print, a passage is on the same page as its first question.
                <Box
                  sx={{
                    display: 'grid',
                    gridTemplateColumns: 'minmax(0, 1fr)',
                    gap: 'inherit',
                    breakInside: 'avoid',
                  }}
                >
                  <PassageReview passage={passage} />
                  {firstReview}
                </Box>
              )}
              {items.slice(1).map(renderReview)}
            </Fragment>
          );
        })}
      </Box>
      {wanted.length > shown.length && (
        <Button variant="outlined" onClick={() => setMost(most + atOnce)} sx={{ mt: 3 }}>
          <span>{`Show ${formatCount(Math.min(atOnce, wanted.length - shown.length), 'more question')}`}</span>
        </Button>
      )}
    </Box>
  );
}

const idOf = ({ number }: JudgedItem, { id }: SectionResult) => `${id} ${number}`;

function turned(opened: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(opened);
  if (!next.delete(id)) next.add(id);
  return next;
}

interface FilterRowProps {
  readonly sections: readonly SectionResult[];
  readonly filters: ReviewFilters;
  readonly onChange: (next: Partial<ReviewFilters>) => void;
}

function FilterRow({ sections, filters, onChange }: FilterRowProps) {
  const inSection = sections.filter(({ id }) => filters.section === null || id === filters.section);
  const groups = new Set(inSection.flatMap(({ items }) => items.map(({ item }) => topicGroupOf(item))));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        my: 2.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      <SelectField
        label="Answer"
        options={verdictFilters}
        value={filters.verdict}
        onChange={(value) =>
          onChange({ verdict: known(verdictFilters, value, 'all' satisfies VerdictFilter) })
        }
      />
      <SelectField
        label="Section"
        options={[anyOption, ...sections.map(({ id }) => ({ value: id, label: partTitle(id) }))]}
        value={filters.section ?? ''}
        onChange={(value) => onChange({ section: value === '' ? null : value, topic: null })}
      />
      <SelectField
        label="Topic"
        options={[
          anyOption,
          ...[...groups].map((group) => ({ value: group, label: topicGroups[group].label })),
        ]}
        value={filters.topic ?? ''}
        onChange={(value) => onChange({ topic: [...groups].find((group) => group === value) ?? null })}
      />
      <SelectField
        label="Flag or confidence"
        options={answerMarkFilters}
        value={filters.mark}
        onChange={(value) =>
          onChange({ mark: known(answerMarkFilters, value, 'any' satisfies AnswerMarkFilter) })
        }
      />
    </Box>
  );
}

function known<Value extends string>(
  options: readonly { readonly value: Value }[],
  value: string,
  otherwise: Value,
): Value {
  return options.find((option) => option.value === value)?.value ?? otherwise;
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, type RefObject, useRef, useState } from 'react';
import { partTitle } from '@/domain/exam/catalog/plan-parts';
import { groupAdjacentItems } from '@/domain/exam/attempts/attempt-progress';
import { topicGroupOf, topicGroups } from '@/domain/exam/report/topic-results';
import type { JudgedItem, SectionResult } from '@/domain/exam/scoring/result';
import { formatCount } from '@/lib/text/format';
import { ShowMoreButton } from '@/ui/controls/ShowMoreButton';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { focusElement } from '@/ui/page/useFocusOnChange';
import { AnswerReview } from '../AnswerReview';
import { QuestionsFold } from '../QuestionsFold';
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
} from '../reviewFilters';

/** The filters of a report's questions, and the heading to go to when a button elsewhere sets them. */
export interface QuestionFilters {
  /** As in `QuestionsFold`. */
  readonly isOpen: boolean | null;
  readonly onToggle: (isOpen: boolean) => void;
  readonly filters: ReviewFilters;
  readonly onFilters: (filters: ReviewFilters) => void;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

const mistakesOnly: ReviewFilters = { ...noReviewFilters, verdict: 'not-right' };

/** Returns the filters, and a function that sets them and goes to the questions. A report opens with those not answered right. */
export function useQuestionFilters() {
  const [filters, onFilters] = useState(mistakesOnly);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [isOpen, onToggle] = useState<boolean | null>(null);
  const questions: QuestionFilters = { isOpen, onToggle, filters, onFilters, headingRef };
  const showQuestions = (wanted: Partial<ReviewFilters>) => {
    onToggle(true);
    onFilters({ ...mistakesOnly, ...wanted });
    headingRef.current?.scrollIntoView({ block: 'start' });
    focusElement(headingRef.current);
  };
  return { questions, showQuestions };
}

interface ReportReviewProps {
  readonly sections: readonly SectionResult[];
  readonly questions: QuestionFilters;
}

/** Questions to render at once: a whole test has more than 150, each with five explanations. */
const atOnce = 20;

const reviewGap = { xs: 2, sm: 3 } as const;

const anyOption = { value: '', label: 'All' } as const;

/** Every question with its explanations and passage, filtered by section, verdict, topic, flag, and confidence. */
export function ReportReview({ sections, questions }: ReportReviewProps) {
  const { filters, onFilters, ...fold } = questions;
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
    // Two or three questions fit on a sheet; the smallest text is still 7 points.
    <Box sx={{ breakBefore: 'page', '@media print': { zoom: 0.92 } }}>
      <QuestionsFold {...fold} headingLevel="h2">
        <FilterRow sections={sections} filters={filters} onChange={change} />
        <Stack direction="row" sx={{ mb: 2, flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Typography role="status" color="textSecondary">
            {wanted.length === 0
              ? 'No questions match.'
              : `${formatCount(wanted.length, 'question')}${wanted.length > shown.length ? `, the first ${shown.length} shown` : ''}.`}
          </Typography>
          {shown.length > 0 && (
            <Button
              variant="flush"
              size="small"
              onClick={() =>
                setOpened(
                  areAllOpen ? new Set() : new Set(shown.map(({ judged, section }) => idOf(judged, section))),
                )
              }
              sx={{ displayPrint: 'none' }}
            >
              <span>{areAllOpen ? 'Hide all explanations' : 'Show all explanations'}</span>
            </Button>
          )}
          {wanted.length === 0 && (
            <Button variant="flush" size="small" onClick={() => change(noReviewFilters)}>
              Show all questions
            </Button>
          )}
        </Stack>
        <Stack spacing={reviewGap}>
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
                  <Stack spacing={reviewGap} sx={{ breakInside: 'avoid' }}>
                    <PassageReview passage={passage} />
                    {firstReview}
                  </Stack>
                )}
                {items.slice(1).map(renderReview)}
              </Fragment>
            );
          })}
        </Stack>
        <ShowMoreButton
          rest={wanted.length - shown.length}
          atOnce={atOnce}
          noun="question"
          onShow={() => setMost(most + atOnce)}
          sx={{ mt: 3 }}
        />
      </QuestionsFold>
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
    <Grid container columns={{ xs: 2, md: 4 }} spacing={2} sx={{ my: 2.5, displayPrint: 'none' }}>
      <Grid size={1}>
        <SelectField
          label="Answer"
          options={verdictFilters}
          value={filters.verdict}
          onChange={(value) =>
            onChange({ verdict: known(verdictFilters, value, 'all' satisfies VerdictFilter) })
          }
        />
      </Grid>
      <Grid size={1}>
        <SelectField
          label="Section"
          options={[anyOption, ...sections.map(({ id }) => ({ value: id, label: partTitle(id) }))]}
          value={filters.section ?? ''}
          onChange={(value) => onChange({ section: value === '' ? null : value, topic: null })}
        />
      </Grid>
      <Grid size={1}>
        <SelectField
          label="Topic"
          options={[
            anyOption,
            ...[...groups].map((group) => ({ value: group, label: topicGroups[group].label })),
          ]}
          value={filters.topic ?? ''}
          onChange={(value) => onChange({ topic: [...groups].find((group) => group === value) ?? null })}
        />
      </Grid>
      <Grid size={1}>
        <SelectField
          label="Flag or confidence"
          options={answerMarkFilters}
          value={filters.mark}
          onChange={(value) =>
            onChange({ mark: known(answerMarkFilters, value, 'any' satisfies AnswerMarkFilter) })
          }
        />
      </Grid>
    </Grid>
  );
}

function known<Value extends string>(
  options: readonly { readonly value: Value }[],
  value: string,
  otherwise: Value,
): Value {
  return options.find((option) => option.value === value)?.value ?? otherwise;
}

import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { type Cause, causeLabels } from '@/domain/plan/mistakes/mistake-cause';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { practiceTopics, topicName, findTopic } from '@/domain/plan/topics/topics';
import { sectionName } from '@/domain/section-names';
import type { IsoDay } from '@/lib/dates/calendar';
import { typedKeys } from '@/lib/typedKeys';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { dueFilters, type ErrorLogFilters, passesFiltersExceptCause } from './logFilters';
import type { LoggedMistake } from './logFacts';
import { dueFilterLabels } from './errorLogText';

interface ErrorLogFilterBarProps {
  readonly mistakes: readonly LoggedMistake[];
  readonly filters: ErrorLogFilters;
  readonly today: IsoDay;
  readonly onChange: (filters: ErrorLogFilters) => void;
}

const everything = { value: 'all', label: 'All' };

/**
 * Filters by section, topic, due day, and cause. Offers only the sections and topics that occur, and shows the number of mistakes
 * with each cause.
 */
export function ErrorLogFilterBar({ mistakes, filters, today, onChange }: ErrorLogFilterBarProps) {
  const sections = scoredSections.filter((section) =>
    mistakes.some(({ facts }) => facts.section === section),
  );
  const topics = practiceTopics.filter(
    ({ id, section }) =>
      (filters.section === 'all' || filters.section === section) &&
      mistakes.some(({ facts }) => facts.topic === id),
  );
  const counted = mistakes.filter((mistake) => passesFiltersExceptCause(mistake, filters, today));
  const countOf = (cause: Cause | null) => counted.filter((mistake) => mistake.cause === cause).length;
  const chips: readonly {
    readonly value: ErrorLogFilters['cause'];
    readonly label: string;
    readonly count: number;
  }[] = [
    { value: 'all', label: 'All causes', count: counted.length },
    ...typedKeys(causeLabels).map((value) => ({ value, label: causeLabels[value], count: countOf(value) })),
    { value: 'none', label: 'No cause yet', count: countOf(null) },
  ];
  return (
    <Stack spacing={1.5} sx={{ displayPrint: 'none' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
        <SelectField
          labelPosition="beside"
          label="Section"
          options={[
            everything,
            ...sections.map((value) => ({ value, label: sectionName(value, 'dashboard') })),
          ]}
          value={filters.section}
          onChange={(value) => onChange({ ...filters, section: sectionFrom(value), topic: 'all' })}
        />
        <SelectField
          labelPosition="beside"
          label="Topic"
          options={[everything, ...topics.map((topic) => ({ value: topic.id, label: topicName(topic) }))]}
          value={filters.topic}
          onChange={(value) => onChange({ ...filters, topic: findTopic(value)?.id ?? 'all' })}
        />
        <SelectField
          labelPosition="beside"
          label="Due"
          options={dueFilters.map((value) => ({ value, label: dueFilterLabels[value] }))}
          value={filters.due}
          onChange={(value) =>
            onChange({ ...filters, due: dueFilters.find((each) => each === value) ?? filters.due })
          }
        />
      </Stack>
      <Stack direction="row" role="group" aria-label="Causes" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {chips
          .filter(({ value, count }) => count > 0 || value === 'all' || value === filters.cause)
          .map(({ value, label, count }) => (
            <Chip
              key={value}
              label={`${label} ${count}`}
              aria-pressed={value === filters.cause}
              onClick={() => onChange({ ...filters, cause: value })}
              {...(value === 'none' && { sx: { borderStyle: 'dashed' } })}
            />
          ))}
      </Stack>
    </Stack>
  );
}

function sectionFrom(value: string): ScoredSection | 'all' {
  return scoredSections.find((each) => each === value) ?? 'all';
}

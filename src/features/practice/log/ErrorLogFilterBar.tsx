import Tune from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { type Cause, causeLabels } from '@/domain/plan/mistakes/mistake-cause';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { allTopics, topicName, findTopic } from '@/domain/plan/topics/topics';
import { sectionName } from '@/domain/section-names';
import type { IsoDay } from '@/lib/dates/calendar';
import { typedKeys } from '@/lib/typedKeys';
import { lowScreen } from '@/ui/page/mediaQueries';
import { SelectField } from '@/ui/controls/fields/SelectField';
import {
  countActiveFilters,
  defaultErrorLogFilters,
  dueFilters,
  type ErrorLogFilters,
  passesFiltersExceptCause,
} from './logFilters';
import type { LoggedMistake } from './logFacts';
import { dueFilterLabels, filterButtonLabel, filteredListLabel } from './errorLogText';

interface ErrorLogFilterBarProps {
  readonly mistakes: readonly LoggedMistake[];
  readonly filters: ErrorLogFilters;
  readonly today: IsoDay;
  /** The number of mistakes that pass the filters. */
  readonly shown: number;
  readonly onChange: (filters: ErrorLogFilters) => void;
}

const everything = { value: 'all', label: 'All' };

/** The filters: in a row, and on a phone behind one button that says how many are set. */
export function ErrorLogFilterBar(props: ErrorLogFilterBarProps) {
  const { filters, shown, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  const active = countActiveFilters(filters);
  const close = () => setIsOpen(false);
  return (
    <>
      <Box sx={{ display: { xs: 'none', sm: 'block' }, displayPrint: 'none' }}>
        <FilterFields {...props} />
      </Box>
      <Button
        variant="outlined"
        startIcon={<Tune />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        sx={{ display: { sm: 'none' }, displayPrint: 'none' }}
      >
        <span>{filterButtonLabel(active)}</span>
      </Button>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { 'aria-labelledby': titleId } }}
      >
        <DialogTitle id={titleId}>Filters</DialogTitle>
        <DialogContent sx={scrollsWithTitle}>
          <FilterFields {...props} />
        </DialogContent>
        <DialogActions>
          <Button disabled={active === 0} onClick={() => onChange(defaultErrorLogFilters)}>
            Clear all
          </Button>
          <Button variant="contained" onClick={close}>
            <span>{filteredListLabel(shown)}</span>
          </Button>
        </DialogActions>
      </Drawer>
    </>
  );
}

/**
 * Filters by section, topic, due day, and cause. Offers only the sections and topics that occur, and shows the number of mistakes
 * with each cause.
 */
function FilterFields({ mistakes, filters, today, onChange }: ErrorLogFilterBarProps) {
  const sections = scoredSections.filter((section) =>
    mistakes.some(({ facts }) => facts.section === section),
  );
  const topics = allTopics.filter(
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
    <Stack spacing={1.5}>
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

/** On a low screen, the whole drawer scrolls, because its title and buttons would leave no room for the fields. */
const scrollsWithTitle = { [lowScreen]: { flexShrink: 0, overflow: 'visible' } } as const;

function sectionFrom(value: string): ScoredSection | 'all' {
  return scoredSections.find((each) => each === value) ?? 'all';
}

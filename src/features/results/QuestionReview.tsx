import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { groupAdjacentItems } from '@/domain/exam/attempts/attempt-progress';
import type { SectionResult } from '@/domain/exam/scoring/result';
import { ShowMoreButton } from '@/ui/controls/ShowMoreButton';
import { ViewToggle } from '@/ui/controls/fields/ViewToggle';
import { AnswerReview } from './AnswerReview';
import { QuestionsFold } from './QuestionsFold';
import { PassageReview } from '@/ui/question/PassageReview';

const filters = [
  { value: 'all', label: 'All' },
  { value: 'not-right', label: 'Not right' },
] as const;

/**
 * Questions shown at first. Rendering all sixty of a section at once would delay the response to the first tap after the result.
 */
const atOnce = 20;

interface QuestionReviewProps {
  readonly result: SectionResult;
  /** True to close the list on a phone until it is opened. */
  readonly isFolded: boolean;
}

/** Every question of a section with its explanations; questions about a passage are grouped below it. */
export function QuestionReview({ result, isFolded }: QuestionReviewProps) {
  const [isOpen, setIsOpen] = useState<boolean | null>(isFolded ? null : true);
  const [filter, setFilter] = useState<'all' | 'not-right'>('all');
  const [most, setMost] = useState(atOnce);
  const wanted = result.items.filter((judged) => filter === 'all' || judged.verdict !== 'right');
  const shown = wanted.slice(0, most);
  const groups = groupAdjacentItems(shown, ({ passage }) => passage?.id ?? null);
  return (
    <Box sx={{ mt: 4 }}>
      <QuestionsFold isOpen={isOpen} onToggle={setIsOpen} headingLevel="h3">
        <Box sx={{ mb: 2 }}>
          <ViewToggle label="Which questions" options={filters} value={filter} onChange={setFilter} />
        </Box>
        {wanted.length === 0 && (
          <Typography>Every answer was right. Choose “All” to read the explanations.</Typography>
        )}
        <Stack spacing={{ xs: 2, sm: 3 }}>
          {groups.map(({ first, last }) => {
            const items = shown.slice(first, last + 1);
            const passage = items[0]?.passage ?? null;
            return (
              <Fragment key={items[0]?.item.id}>
                {passage !== null && <PassageReview passage={passage} />}
                {items.map((judged) => (
                  <AnswerReview key={judged.item.id} judged={judged} />
                ))}
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

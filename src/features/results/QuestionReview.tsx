import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { groupAdjacentItems } from '@/domain/exam/attempts/attempt-progress';
import type { SectionResult } from '@/domain/exam/scoring/result';
import { formatCount } from '@/lib/text/format';
import { SegmentedControl } from '@/ui/controls/fields/SegmentedControl';
import { AnswerReview } from './AnswerReview';
import { PassageReview } from '@/ui/question/PassageReview';

const filters = [
  { value: 'all', label: 'All' },
  { value: 'not-right', label: 'Not right' },
] as const;

/**
 * Questions shown at first. Rendering all sixty of a section at once would delay the response to the first tap after the result.
 */
const atOnce = 20;

/** Every question of a section with its explanations; questions about a passage are grouped below it. */
export function QuestionReview({ result }: { result: SectionResult }) {
  const [filter, setFilter] = useState<'all' | 'not-right'>('all');
  const [most, setMost] = useState(atOnce);
  const wanted = result.items.filter((judged) => filter === 'all' || judged.verdict !== 'right');
  const shown = wanted.slice(0, most);
  const groups = groupAdjacentItems(shown, ({ passage }) => passage?.id ?? null);
  return (
    <>
      <Box
        sx={{
          mt: 6,
          mb: 2,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <Typography variant="h2" component="h3">
          Every Question, with Its Explanations
        </Typography>
        <SegmentedControl label="Which questions" options={filters} value={filter} onChange={setFilter} />
      </Box>
      {wanted.length === 0 && (
        <Typography>Every answer was right. Choose “All” to read the explanations.</Typography>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, sm: 3 } }}>
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
      </Box>
      {wanted.length > shown.length && (
        <Button variant="outlined" onClick={() => setMost(most + atOnce)} sx={{ mt: 3 }}>
          <span>{`Show ${formatCount(Math.min(atOnce, wanted.length - shown.length), 'more question')}`}</span>
        </Button>
      )}
    </>
  );
}

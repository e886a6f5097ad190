import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { wordCount } from '@/domain/exam/essay';
import type { EssayResult } from '@/domain/exam/result';
import { count } from '@/lib/format';
import { EmptyState } from '@/ui/EmptyState';

/** The essay as it was handed in, with its prompt. The test maker doesn't score it, and neither does this site. */
export function EssayReview({ result: { prompt, outline, text } }: { result: EssayResult }) {
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      {prompt !== null && (
        <Typography variant="h3" sx={{ maxWidth: '68ch' }}>
          {prompt.text}
        </Typography>
      )}
      {text.trim() === '' ? (
        <EmptyState
          what="No essay was written"
          how="On the real test the writing sample is sent to schools with the scores, so it is worth practicing."
        />
      ) : (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {count(wordCount(text), 'word')}. The writing sample has no score; schools read it.
          </Typography>
          <Typography
            variant="prose"
            component="div"
            sx={{ mt: 2, maxWidth: '68ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {text}
          </Typography>
        </>
      )}
      {outline.trim() !== '' && (
        <Box component="details" sx={{ mt: 2 }}>
          <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, alignContent: 'center' }}>
            Your plan
          </Box>
          <Typography sx={{ maxWidth: '68ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {outline}
          </Typography>
        </Box>
      )}
    </Card>
  );
}

import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { genreLabels } from '@/domain/exam/items/genre';
import type { Passage } from '@/domain/exam/items/item';

/** A passage above its questions, collapsed so that the questions stay close together. */
export function PassageReview({ passage }: { passage: Passage }) {
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, mt: 2 }}>
      <details>
        <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, alignContent: 'center' }}>
          <Typography component="h4" variant="h3" sx={{ display: 'inline' }}>
            The passage: <span translate="no">{passage.title}</span>
          </Typography>
          <Typography component="span" variant="secondary" sx={{ ml: 1.5 }}>
            {passage.form === 'verse' ? 'a poem' : genreLabels[passage.genre]}
          </Typography>
        </Box>
        <Box key={passage.id} translate="no" sx={{ maxWidth: '44em', mt: 1 }}>
          {passage.intro !== null && (
            <Typography color="textSecondary" sx={{ fontStyle: 'italic' }}>
              {passage.intro}
            </Typography>
          )}
          {passage.text.map((paragraph, index) => (
            <Typography
              key={index}
              variant="prose"
              component="p"
              sx={{ mt: 1.5, mb: 0, ...(passage.form === 'verse' && { whiteSpace: 'pre-line' }) }}
            >
              {paragraph}
            </Typography>
          ))}
        </Box>
      </details>
    </Card>
  );
}

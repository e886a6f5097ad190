import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { IconWord } from '@/ui/cards/IconWord';

const choices = [
  { text: 'hunger', mark: null },
  { text: 'food', mark: 'right' },
  { text: 'harvest', mark: 'crossed' },
] as const;

/** A picture of a question after it was answered, with its reason: what the practice feels like. */
export function SampleQuestion() {
  return (
    <Card
      component="figure"
      aria-label="A practice question with its explanation"
      sx={{ m: 0, p: { xs: 2.5, sm: 3.5 } }}
    >
      <Typography variant="body2" color="textSecondary">
        Verbal · analogy
      </Typography>
      <Typography variant="stem" component="p" sx={{ mt: 1.5, fontSize: { xs: '1.25rem', sm: '1.375rem' } }}>
        Drought is to rain as famine is to
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 1.25 }}>
        {choices.map(({ text, mark }) => (
          <Box
            component="li"
            key={text}
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              px: 2,
              py: 1.25,
              borderRadius: 1,
              border: mark === 'right' ? 2 : 1,
              borderColor: mark === 'right' ? 'status.good' : 'divider',
              typography: 'prose',
              ...(mark === 'crossed' && { color: 'text.secondary', textDecoration: 'line-through' }),
            }}
          >
            {text}
            {mark === 'right' && (
              <IconWord icon={<Check />} color="status.good">
                Right
              </IconWord>
            )}
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
        <strong>Why:</strong> drought is a lack of rain; famine is a lack of food. “Hunger” is tempting
        because famine causes it, but the first pair is not cause and effect.
      </Typography>
    </Card>
  );
}

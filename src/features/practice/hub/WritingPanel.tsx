import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { count, monthDay } from '@/lib/format';
import { pathOf } from '@/site';
import { Dot } from '@/ui/cards/Dot';
import { Panel } from '@/ui/cards/Panel';
import { LinkButton } from '@/ui/controls/LinkButton';
import type { Essays } from './hubFacts';

/** The writing sample, which has no score. */
export function WritingPanel({ essays }: { readonly essays: Essays | null }) {
  return (
    <Panel
      title="Writing"
      level={3}
      summary="One essay, not scored, sent to the schools"
      control={<Dot color="section.writing" />}
    >
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '52ch' }}>
        {essays === null || essays.last === null
          ? 'Twenty-five minutes, one of two prompts. Afterwards you check the essay against five points, beside examples of each level.'
          : `${count(essays.count, 'essay')} so far, the last on ${monthDay(essays.last)}. Your results have each of them, with your own check.`}
      </Typography>
      <Box sx={{ mt: 'auto', pt: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <LinkButton to={pathOf('writingTest')} variant="outlined">
          Write for 25 minutes
        </LinkButton>
        {essays !== null && essays.count > 0 && (
          <LinkButton to={pathOf('testResults')} variant="text">
            Your essays
          </LinkButton>
        )}
      </Box>
    </Panel>
  );
}

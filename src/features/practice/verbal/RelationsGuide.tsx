import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { relationGuides } from '@/data/relations/relationGuides';
import { formatWordPair, type RelationGuide } from '@/data/relations/bridgeExercise';
import { uncapitalize } from '@/lib/text/format';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';
import { drillPath } from '../drillPath';
import { bridgeBuilderPath, verbalSubject } from './verbalPracticeLinks';
import { relationsGuideSummary, relationName } from './verbalPracticeText';

/** The fourteen relations: the pattern of the bridge, an example, the usual trap, and a link to practice each. */
export function RelationsGuide() {
  return (
    <section aria-labelledby="relations">
      <Typography id="relations" variant="h2">
        The Fourteen Relations
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '44em' }}>
        {relationsGuideSummary}
      </Typography>
      <Box sx={{ mt: 2, borderTop: 2, borderColor: 'primary.main' }}>
        {relationGuides.map((each) => (
          <RelationRow key={each.relation} guide={each} />
        ))}
      </Box>
    </section>
  );
}

function RelationRow({ guide: { relation, pattern, example, bridge, trap } }: { guide: RelationGuide }) {
  const name = relationName(relation);
  return (
    <Grid
      container
      component="article"
      columnSpacing={4}
      rowSpacing={1}
      sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Grid size={{ xs: 12, sm: 4, md: 3 }}>
        <Typography variant="h3">{name}</Typography>
        <Typography variant="secondary" sx={{ mt: 0.25 }}>
          {pattern}
        </Typography>
      </Grid>
      <Grid container size={{ xs: 12, sm: 8, md: 9 }}>
        <Grid size={{ xs: 12, md: 6 }}>
          <Typography variant="strong" translate="no">
            {formatWordPair(example)}
          </Typography>
          <Typography translate="no">{bridge}</Typography>
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <Typography variant="secondary">
            <strong>Trap:</strong> <span>{trap}</span>
          </Typography>
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ flexWrap: 'wrap', columnGap: 3 }}>
            <StandaloneLink to={drillPath({ subject: verbalSubject('analogies', relation) })}>
              {`Practice analogies: ${uncapitalize(name)}`}
            </StandaloneLink>
            <StandaloneLink to={bridgeBuilderPath(relation)} aria-label={`Build bridges: ${name}`}>
              Build bridges
            </StandaloneLink>
          </Stack>
        </Grid>
      </Grid>
    </Grid>
  );
}

import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { relationGuides } from '@/data/relations/relationGuides';
import { formatWordPair, type RelationGuide } from '@/data/relations/bridgeExercise';
import { standingOf } from '@/domain/plan/ability/standing';
import { defaultDrill } from '@/domain/plan/drills/drill-request';
import { outlookOf } from '@/domain/plan/drills/topic-outlook';
import { practiceTopic } from '@/domain/plan/topics/topics';
import { assertPresent } from '@/lib/assert';
import { uncapitalize } from '@/lib/text/format';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';
import { drillPath } from '../drillPath';
import type { PracticeOutlook } from '../topics/practiceOutlook';
import { practiceText } from '../topics/standingText';
import { rowsToEdges, TopicRow } from '../topics/TopicRow';
import { bridgeBuilderPath } from './verbalPracticeLinks';
import { relationsGuideSummary, relationName } from './verbalPracticeText';

/** The fourteen relations: the pattern of the bridge, an example, the usual trap, and a link to practice each. */
export function RelationsGuide({ outlook }: { readonly outlook: PracticeOutlook }) {
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
          <RelationRow key={each.relation} guide={each} outlook={outlook} />
        ))}
      </Box>
    </section>
  );
}

interface RelationRowProps {
  readonly guide: RelationGuide;
  readonly outlook: PracticeOutlook;
}

function RelationRow({
  guide: { relation, pattern, example, bridge, trap },
  outlook: { skillProfile, gains },
}: RelationRowProps) {
  const name = relationName(relation);
  const topic = assertPresent(
    practiceTopic(`analogy-${relation}`, skillProfile.level),
    'every level has all relations',
  );
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
          <StandaloneLink to={bridgeBuilderPath(relation)} aria-label={`Build bridges: ${name}`}>
            Build bridges
          </StandaloneLink>
        </Grid>
        <Grid size={12}>
          <List sx={rowsToEdges}>
            <TopicRow
              outlook={outlookOf(topic, skillProfile, gains)}
              name={`Practice analogies: ${uncapitalize(name)}`}
              to={drillPath({ subject: { kind: 'topic', topic: topic.id } })}
              action={practiceText(defaultDrill.questions, Infinity)}
              isPreview={standingOf(skillProfile.sections.verbal).kind === 'none'}
            />
          </List>
        </Grid>
      </Grid>
    </Grid>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { relationGuides } from '@/data/relations/relationGuides';
import { formatWordPair, type RelationGuide } from '@/data/relations/bridgeExercise';
import { uncapitalize } from '@/lib/text/format';
import { drillPath } from '../drillPath';
import { rowLinkStyle } from '../rowLinkStyle';
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
      <Box sx={guide}>
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
    <article>
      <div>
        <h3>{name}</h3>
        <p className="quiet">{pattern}</p>
      </div>
      <div>
        <p>
          <strong translate="no">{formatWordPair(example)}</strong>
        </p>
        <p translate="no">{bridge}</p>
      </div>
      <div>
        <p className="quiet">
          <strong>Trap:</strong> <span>{trap}</span>
        </p>
        <p className="links">
          <Link discover="none" to={drillPath({ subject: verbalSubject('analogies', relation) })}>
            {`Practice analogies: ${uncapitalize(name)}`}
          </Link>
          <Link discover="none" to={bridgeBuilderPath(relation)} aria-label={`Build bridges: ${name}`}>
            Build bridges
          </Link>
        </p>
      </div>
    </article>
  );
}

/** One style for all rows and their links: a class for each would make the document larger than its text. */
const guide = {
  mt: 2,
  borderTop: 2,
  borderColor: 'primary.main',
  '& article': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '13rem minmax(0, 1fr)', md: '13rem 1fr 1fr' },
    columnGap: 4,
    rowGap: 1,
    py: 2,
    borderBottom: 1,
    borderColor: 'divider',
  },
  // The name spans both other rows, so that a long name doesn't push them apart.
  '& article > div:first-of-type': { gridRow: { sm: '1 / span 2', md: 'auto' } },
  '& article > div:last-of-type': { gridColumn: { sm: '2', md: 'auto' } },
  '& h3': { m: 0, typography: 'h3' },
  '& p': { m: 0 },
  '& .quiet': { color: 'text.secondary', typography: 'body2', mt: 0.25 },
  '& .links': { display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, flexWrap: 'wrap', columnGap: 3 },
  '& a': rowLinkStyle,
} as const;

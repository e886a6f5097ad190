import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { exampleReportText } from '@/data/example-report/exampleDocument';
import { homeText } from '@/data/texts/pages/home';
import { sectionName } from '@/domain/section-names';
import { formatRange } from '@/lib/text/format';
import { ScoreRange } from '@/ui/bars/EstimateRange';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';
import { sectionColor } from '@/ui/sectionColor';
import { ProductPicture } from './ProductPicture';

const words = homeText.pictures.report;
const { total, sections, scale } = exampleReportText.lead.figures;

/** The top of a score report: the range of the total, then of each section. */
export function SampleReport() {
  return (
    <ProductPicture title={words.title} note={words.note}>
      {total !== null && (
        <Stack direction="row" sx={{ mb: 1.5, flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}>
          <Typography component="span" variant="figure">
            {formatRange(total.band)}
          </Typography>
          {/* Moves below the range where its column would be too narrow beside it. */}
          <Typography component="span" variant="secondary" sx={{ flex: '1 1 16rem' }}>
            {words.total}
          </Typography>
        </Stack>
      )}
      <List sx={{ containerType: 'inline-size' }}>
        {sections.map(({ section, score }, place) => {
          if (score === null) return null;
          const { band } = score;
          return (
            <ListItem key={section} sx={row}>
              <Typography variant="subtitle2" sx={{ gridArea: 'name' }}>
                {sectionName(section, 'dashboard')}
              </Typography>
              <Box sx={{ gridArea: 'bar' }}>
                <ScoreRange
                  band={band}
                  scale={scale}
                  color={sectionColor(section)}
                  hasFigures={place === sections.length - 1}
                />
              </Box>
              <Typography variant="body2" sx={range}>
                {formatRange(band)}
              </Typography>
            </ListItem>
          );
        })}
      </List>
    </ProductPicture>
  );
}

const row = {
  py: 0.75,
  display: 'grid',
  alignItems: 'start',
  columnGap: 3,
  gridTemplateAreas: '"name range" "bar bar"',
  gridTemplateColumns: '1fr auto',
  '@container (min-width: 27rem)': {
    gridTemplateAreas: '"name bar range"',
    gridTemplateColumns: '6.5rem minmax(0, 1fr) 6rem',
  },
  [largeTextMediaQuery]: {
    gridTemplateAreas: '"name" "range" "bar"',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
} as const;

const range = {
  gridArea: 'range',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  [largeTextMediaQuery]: { textAlign: 'left' },
} as const;

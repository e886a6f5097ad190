import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { exampleEarlierEstimate } from '@/data/exampleEarlierTest';
import { homeText } from '@/data/texts/pages/home';
import { testLevels } from '@/domain/exam/level/test-levels';
import { scaleMarks } from '@/domain/exam/report/scaled-score';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { sectionName } from '@/domain/section-names';
import { formatRange } from '@/lib/text/format';
import { ScaledBandLine } from '@/ui/bars/ScaledBand';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';
import { sectionColor } from '@/ui/sectionColor';
import { ProductPicture } from './ProductPicture';

const words = homeText.pictures.report;
const { level, sections, total } = exampleEarlierEstimate;
const { scale } = testLevels[level];

/** The top of a score report: the range of the total, then of each section. */
export function SampleReport() {
  return (
    <ProductPicture title={words.title} note={words.note}>
      {total !== null && (
        <Box sx={head}>
          <Typography component="span" variant="figure">
            {formatRange(total)}
          </Typography>
          <span className="note">{words.total}</span>
        </Box>
      )}
      <Box component="ul" sx={rows}>
        {scoredSections.map((section) => {
          const estimate = sections[section];
          if (estimate.state === 'none') return null;
          const { band } = estimate;
          return (
            <li key={section}>
              <strong>{sectionName(section, 'test')}</strong>
              <ScaledBandLine band={band} scale={scale} color={sectionColor(section)} />
              <span className="range">{formatRange(band)}</span>
            </li>
          );
        })}
        <li aria-hidden>
          <span className="ticks">
            {scaleMarks(scale).map((mark) => (
              <span key={mark}>{mark}</span>
            ))}
          </span>
        </li>
      </Box>
    </ProductPicture>
  );
}

const head = {
  mb: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  // Moves below the range where the text column would be too narrow beside it.
  '& .note': { flex: '1 1 16rem' },
} as const;

const rows = {
  containerType: 'inline-size',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    display: 'grid',
    alignItems: 'center',
    columnGap: 3,
    py: 0.75,
    gridTemplateAreas: '"name range" "track track"',
    gridTemplateColumns: '1fr auto',
  },
  '@container (min-width: 27rem)': {
    '& li': {
      gridTemplateAreas: '"name track range"',
      gridTemplateColumns: '6.5rem minmax(0, 1fr) 6rem',
    },
    // Centers the outer tick labels on their ticks, or aligns them to the edge if there is no space.
    '& .ticks': { mx: '-0.75rem' },
  },
  [largeTextMediaQuery]: {
    '& li': { gridTemplateAreas: '"name" "range" "track"', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& li > .range': { textAlign: 'left' },
  },
  // All children except the named ones below share the track's grid area.
  '& li > *': { gridArea: 'track' },
  '& li > strong': { gridArea: 'name' },
  '& li > .range': { gridArea: 'range', textAlign: 'right' },
  '& .ticks': {
    display: 'flex',
    justifyContent: 'space-between',
    fontSize: '0.75rem',
    color: 'text.secondary',
  },
} as const;

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { exampleBefore } from '@/data/exampleBefore';
import { homeText } from '@/data/texts/home';
import { levels } from '@/domain/exam/level/levels';
import { scaleMarks } from '@/domain/exam/report/scale';
import { scoredSections } from '@/domain/exam/scored-sections';
import { sectionName } from '@/domain/section-names';
import { range } from '@/lib/format';
import { ScaledBandLine } from '@/ui/cards/ScaledBand';
import { largeText } from '@/ui/page/screens';
import { sectionColor } from '@/ui/sectionColor';
import { Picture } from './Picture';

const words = homeText.pictures.report;
const { level, sections, total } = exampleBefore.estimate;
const { scale } = levels[level];

/** The beginning of a score report: the range of the total, then of each section. */
export function SampleReport() {
  return (
    <Picture title={words.title} note={words.note}>
      {total !== null && (
        <Box sx={head}>
          <Typography component="span" variant="figure">
            {range(total)}
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
              <span className="range">{range(band)}</span>
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
    </Picture>
  );
}

const head = {
  mb: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  // Below the range where the words would have a narrow column beside it.
  '& .note': { flex: '1 1 16rem' },
} as const;

const rows = {
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    display: 'grid',
    alignItems: 'center',
    columnGap: 3,
    py: 0.75,
    gridTemplateAreas: { xs: '"name range" "track track"', sm: '"name track range"' },
    gridTemplateColumns: { xs: '1fr auto', sm: '6.5rem minmax(0, 1fr) 6rem' },
  },
  [largeText]: {
    '& li': { gridTemplateAreas: '"name" "range" "track"', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& li > .range': { textAlign: 'left' },
  },
  // The track has no name of its own.
  '& li > *': { gridArea: 'track' },
  '& li > strong': { gridArea: 'name' },
  '& li > .range': { gridArea: 'range', textAlign: 'right' },
  '& .ticks': {
    display: 'flex',
    justifyContent: 'space-between',
    // The middle of each outer figure is on its line, or its end where there is no room.
    mx: { sm: '-0.75rem' },
    fontSize: '0.75rem',
    color: 'text.secondary',
  },
} as const;

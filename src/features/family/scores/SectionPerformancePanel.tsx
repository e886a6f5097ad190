import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { changeOf, changeWords } from '@/domain/family/change';
import { sectionScale, subjectLabels } from '@/domain/family/subject';
import type { SectionAnalysis } from '@/domain/family/told/analyses';
import { number } from '@/lib/format';
import { Dot } from '@/ui/cards/Dot';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { TrendMark } from '@/ui/cards/TrendMark';

/** Verbal, Math and Reading beside each other: the score and its change, what goes well, what doesn't, what to do. */
export function SectionPerformancePanel({ analyses }: { analyses: readonly SectionAnalysis[] }) {
  return (
    <Panel title="Section Performance" control={`section scores, ${number(sectionScale.most)} at most`}>
      {analyses.length === 0 ? (
        <EmptyState
          what="No section has been analyzed yet"
          how="Strengths and weaknesses appear after the first full test."
        />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${analyses.length}, minmax(0, 1fr))` },
            '& > section': { py: { xs: 3, sm: 0 }, px: { sm: 2, md: 3 } },
            '& > section:first-of-type': { pt: 0, pl: 0 },
            '& > section:last-of-type': { pb: 0, pr: 0 },
            '& > section + section': {
              borderColor: 'divider',
              borderStyle: 'solid',
              borderWidth: { xs: '1px 0 0', sm: '0 0 0 1px' },
            },
          }}
        >
          {analyses.map((analysis) => (
            <Section key={analysis.subject} analysis={analysis} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

function Section({ analysis }: { analysis: SectionAnalysis }) {
  const { subject, current, previous, strengths, weaknesses, recommendation } = analysis;
  return (
    <Box
      component="section"
      aria-label={`${subjectLabels[subject]} performance`}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <Box>
        <Typography component="h3" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, fontWeight: 600 }}>
          <Dot color={`section.${subject}`} />
          {subjectLabels[subject]}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mt: 0.5 }}>
          <Typography component="p" variant="figure">
            {number(current)}
          </Typography>
          {previous !== null && (
            <>
              <TrendMark
                trend={changeOf(current - previous, 'section')}
                word={changeWords(current - previous, 'section')}
              />
              {/* In three narrow columns each gives it a line of its own, so that their rows stay level. */}
              <Typography
                component="span"
                variant="body2"
                color="textSecondary"
                sx={{ flexBasis: { sm: '100%', md: 'auto' } }}
              >
                from {number(previous)}
              </Typography>
            </>
          )}
        </Box>
      </Box>
      <Points title="Strengths" points={strengths} none="None stands out yet." />
      <Points title="Weaknesses" points={weaknesses} none="None stands out." />
      <Box>
        <Typography component="h4" variant="body2" color="textSecondary">
          Recommendation
        </Typography>
        <Typography>{recommendation ?? 'It follows from the first weeks of practice.'}</Typography>
      </Box>
    </Box>
  );
}

function Points({ title, points, none }: { title: string; points: readonly string[]; none: string }) {
  return (
    <Box>
      <Typography component="h4" variant="body2" color="textSecondary">
        {title}
      </Typography>
      {points.length === 0 ? (
        <Typography>{none}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { defaultDrill } from '@/domain/plan/drills/drill-request';
import { DrillOptions, type DrillSettings } from './DrillOptions';
import type { HubFacts } from './hubFacts';
import { SectionPanel } from './SectionPanel';
import { EssayOverview } from './writing/EssayOverview';
import { NoEssaysNotice, WritingPanel } from './writing/WritingPanel';

interface HubSectionsProps {
  /** Null until the record has been read. */
  readonly facts: HubFacts | null;
  /** The section that the address names, directly or by one of its topics; null if none. */
  readonly focused: ScoredSection | null;
}

/** Every section with its topics and links to practice them. Memoized, because rendering a hundred links takes a while. */
export const HubSections = memo(function HubSections({ facts, focused }: HubSectionsProps) {
  const [options, setOptions] = useState<DrillSettings>(defaultDrill);
  const skillProfile = facts?.skillProfile ?? null;
  return (
    <>
      <Box sx={heading}>
        <div>
          <Typography variant="h2">Sections</Typography>
          <Typography variant="secondary" sx={{ mt: 0.5, maxWidth: { xs: '44em', lg: '29em' } }}>
            Practice a whole section or one topic. A number on a link means that we have fewer questions than
            you want. The dot is our estimate of the share of questions you would get right on a test. The
            line is its likely range, which is wide while you have answered only a few questions.
          </Typography>
        </div>
        <DrillOptions settings={options} onChange={setOptions} />
      </Box>
      <Box sx={grid}>
        {scoredSections.map((section) => (
          <SectionPanel
            key={section}
            section={section}
            skillProfile={skillProfile}
            questionsOf={facts?.questionsOf ?? null}
            options={options}
            focused={focused === section}
          />
        ))}
        <WritingPanel>{facts === null ? <NoEssaysNotice /> : <EssayOverview />}</WritingPanel>
      </Box>
    </>
  );
});

const heading = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(16rem, 1fr) minmax(0, auto)' },
  alignItems: 'end',
  columnGap: 3,
  rowGap: 2,
  mb: 3,
} as const;

const grid = {
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

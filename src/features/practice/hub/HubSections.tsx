import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { defaultDrill } from '@/domain/plan/drills/drill-request';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
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
    <Stack spacing={3}>
      <Stack
        direction={{ lg: 'row' }}
        spacing={{ xs: 2, lg: 3 }}
        sx={{ alignItems: { lg: 'end' }, justifyContent: 'space-between' }}
      >
        <div>
          <Typography variant="h2">Sections</Typography>
          <Typography variant="secondary" sx={{ mt: 0.5, maxWidth: { xs: '44em', lg: '29em' } }}>
            Practice a whole section or one topic. A number on a link means that we have fewer questions than
            you want. The dot is our estimate of the share of questions you would get right on a test. The
            line is its likely range, which is wide while you have answered only a few questions.
          </Typography>
        </div>
        <DrillOptions settings={options} onChange={setOptions} />
      </Stack>
      <CardGrid>
        {scoredSections.map((section) => (
          <CardCell key={section} wide={6} medium={12} onPaper={12}>
            <SectionPanel
              section={section}
              skillProfile={skillProfile}
              questionsOf={facts?.questionsOf ?? null}
              options={options}
              focused={focused === section}
            />
          </CardCell>
        ))}
        <CardCell wide={6} medium={12} onPaper={12}>
          <WritingPanel>{facts === null ? <NoEssaysNotice /> : <EssayOverview />}</WritingPanel>
        </CardCell>
      </CardGrid>
    </Stack>
  );
});

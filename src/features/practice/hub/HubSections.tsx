import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { defaultDrill } from '@/domain/plan/drills/drill-request';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { DrillOptions, type DrillSettings } from './DrillOptions';
import type { HubFacts } from './hubFacts';
import { hubTexts } from './hubText';
import { SectionPanel } from './SectionPanel';
import { EssayOverview } from './writing/EssayOverview';
import { WritingStrip } from './writing/WritingStrip';

interface HubSectionsProps {
  /** Null until the record has been read. */
  readonly facts: HubFacts | null;
  /** The section that the address names, directly or by one of its topics; null if none. */
  readonly focused: ScoredSection | null;
}

/** Every section with its topics and links to practice them. Memoized, because rendering a hundred links takes a while. */
export const HubSections = memo(function HubSections({ facts, focused }: HubSectionsProps) {
  const [options, setOptions] = useState<DrillSettings>(defaultDrill);
  return (
    <Stack spacing={3}>
      <Stack
        direction={{ lg: 'row' }}
        spacing={{ xs: 2, lg: 3 }}
        sx={{ alignItems: { lg: 'end' }, justifyContent: 'space-between' }}
      >
        <div>
          <Typography variant="h2">{hubTexts.heading}</Typography>
          <Typography variant="secondary" sx={{ mt: 0.5 }}>
            {hubTexts.legend}
          </Typography>
        </div>
        <DrillOptions settings={options} onChange={setOptions} />
      </Stack>
      <CardGrid>
        {scoredSections.map((section, index) => (
          <CardCell key={section} wide={4} medium={index === scoredSections.length - 1 ? 12 : 6}>
            <SectionPanel
              key={String(focused === section)}
              section={section}
              facts={facts}
              options={options}
              opened={focused === section}
            />
          </CardCell>
        ))}
        <CardCell wide={12} medium={12} onPaper={12}>
          {facts === null ? <WritingStrip essays={null} /> : <EssayOverview />}
        </CardCell>
      </CardGrid>
    </Stack>
  );
});

import Box from '@mui/material/Box';
import { goneWithOwnRecord } from '@/data/record/learner/recordMark';
import { useHasOwnRecord } from '@/data/record/useHasOwnRecord';
import { useTestLevel } from '@/data/record/setup/useTestLevel';
import { useToday } from '@/data/useToday';
import { site } from '@/site';
import { PageHeading } from '@/ui/page/PageHeading';
import { LevelChoice } from '@/ui/controls/LevelChoice';
import { dayAndTestText } from '@/domain/plan/today/today-card-text';
import { AnswersToRange } from '@/ui/drawings/AnswersToRange';
import { TextBesidePicture } from '@/ui/page/TextBesidePicture';
import type { HubFacts } from './hubFacts';

/** The page's title, with the student's local date below it once the record has been read, and the level to practice for. */
export function HubHeading({ facts }: { readonly facts: HubFacts | null }) {
  const today = useToday();
  const isOwn = useHasOwnRecord();
  const { level, choose } = useTestLevel();
  const heading = (
    <PageHeading
      title={site.sectionStudy.heading}
      line={facts === null ? 'Ten good minutes a day.' : dayAndTestText(today, facts.testDate)}
      aside={<LevelChoice level={level} onChange={choose} />}
    />
  );
  // Those who know how it works have today's task in its place.
  if (isOwn === true) return heading;
  return (
    <TextBesidePicture
      picture={
        // On a phone, today's task is on the first screen.
        <Box sx={{ display: { xs: 'none', sm: 'block' }, ...(isOwn === null && goneWithOwnRecord) }}>
          <AnswersToRange />
        </Box>
      }
    >
      {heading}
    </TextBesidePicture>
  );
}

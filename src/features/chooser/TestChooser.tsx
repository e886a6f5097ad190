import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { StudentRecord } from '@/data/record/api';
import { listAllFinished } from '@/data/record/listAllFinished';
import { readLearnerLevel } from '@/data/record/setup/learnerLevel';
import { goneWithOwnRecord } from '@/data/record/learner/recordMark';
import { useTestLevel } from '@/data/record/setup/useTestLevel';
import type { LevelId } from '@/domain/exam/level/level-id';
import { LevelChoice } from '@/ui/controls/LevelChoice';
import { useRecordQuery } from '@/data/record/useRecordQuery';
import { LinkButton } from '@/ui/controls/LinkButton';
import { buildChooserFacts, type ChooserFacts } from './buildChooserFacts';
import { OfferedTestRow } from './OfferedTestRow';
import { testGroupsOf } from './testGroups';
import { firstTestRecommendation } from './chooserText';

const unreadOf = (level: LevelId): ChooserFacts => ({
  next: firstTestRecommendation(level),
  takenTexts: new Map(),
});

async function readFacts(record: StudentRecord): Promise<ChooserFacts> {
  await record.prepareRecord();
  const [running, finished] = await Promise.all([record.listRunning(), listAllFinished(record)]);
  const left = running.attempts[0]?.attempt.form.planId ?? null;
  const level = await readLearnerLevel(record);
  return buildChooserFacts(left, finished, Date.now(), level);
}

interface TestChooserProps {
  /** Places the card of the recommended test on the page, or renders something else instead. */
  readonly renderNext: (card: ReactNode) => ReactNode;
}

/**
 * All tests of the site: the recommended one first, then each with its length, what it can and can't measure, and when it was
 * taken.
 */
export function TestChooser({ renderNext }: TestChooserProps) {
  const { level, isKnown, choose } = useTestLevel();
  const { next, takenTexts } = useRecordQuery(readFacts).found ?? unreadOf(level);
  return (
    <>
      {renderNext(<NextTestCard next={next} />)}
      <Box sx={{ mt: 4 }}>
        <LevelChoice
          level={level}
          isKnown={isKnown}
          explanationStyles={goneWithOwnRecord}
          onChange={choose}
        />
      </Box>
      {testGroupsOf(level).map(({ title, tests }) => (
        <Box component="section" key={title} sx={{ mt: 5 }}>
          <Typography variant="h2">{title}</Typography>
          <List sx={{ mt: 2, borderTop: 2, borderColor: 'primary.main' }}>
            {tests.map((test) => (
              <OfferedTestRow key={test.title} test={test} takenText={takenTexts.get(test.title) ?? null} />
            ))}
          </List>
        </Box>
      ))}
    </>
  );
}

function NextTestCard({ next }: Pick<ChooserFacts, 'next'>) {
  return (
    <Card component="section" aria-labelledby="next-test" variant="emphasized" sx={nextCard}>
      <CardContent>
        <Stack
          direction="row"
          spacing={2}
          sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Box sx={{ flex: '1 1 20rem' }}>
            <Typography variant="subtitle2" sx={{ color: 'emphasis.main' }}>
              What to take next
            </Typography>
            <Typography id="next-test" variant="h2" sx={{ mt: 0.5 }}>
              {next.title}
            </Typography>
            <Typography sx={{ mt: 1, maxWidth: '44em' }}>{next.reason}</Typography>
          </Box>
          <LinkButton to={next.to}>{next.label}</LinkButton>
        </Stack>
      </CardContent>
    </Card>
  );
}

/** As high as with the longest recommendation, so that nothing shifts when the record has been read. */
const nextCard = { minHeight: { xs: 190, sm: 150 } } as const;

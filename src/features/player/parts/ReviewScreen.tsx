import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AttemptNoun } from '@/domain/exam/catalog/attempt-noun';
import type { ItemState } from '@/domain/exam/items/item-state';
import type { ItemGroup, ItemStatusCounts } from '@/domain/exam/attempts/attempt-progress';
import { BusyButton } from '@/ui/controls/BusyButton';
import { useScreenHeading } from '../frame/useScreenHeading';
import type { SendAction } from '../attempt/runAttempt';
import { QuestionCells, QuestionGroups } from '../navigator/QuestionCells';
import { FactRows } from './FactRows';
import { PartScreen } from './PartScreen';
import { groupBlankQuestions, flaggedIndexes } from './reviewGroups';
import {
  blankGroupTitle,
  guessRuleText,
  guessWorthText,
  handInText,
  handInLabel,
  reviewTitle,
  reviewedWorkLabel,
} from './reviewText';

interface ReviewScreenProps {
  readonly title: string;
  /** The part after this section, worded for the middle of a sentence; null if this section is the last part. */
  readonly next: string | null;
  readonly noun: AttemptNoun;
  readonly items: readonly ItemState[];
  readonly groups: readonly ItemGroup[];
  /** Encoded by `encodeItemStatuses`. */
  readonly itemStatuses: string;
  readonly current: number;
  readonly tally: ItemStatusCounts;
  /** True if answers count toward a score, so that the value of a guess matters. */
  readonly scored: boolean;
  readonly send: SendAction;
}

/** The review before a section is handed in: blank and flagged questions, the value of a guess, and all questions to return to. */
export function ReviewScreen({
  title,
  next,
  noun,
  items,
  groups,
  itemStatuses,
  current,
  tally,
  scored,
  send,
}: ReviewScreenProps) {
  const heading = useScreenHeading();
  const flagged = flaggedIndexes(items);
  const cells = { itemStatuses, current, outlined: true, send };
  return (
    <PartScreen>
      <Grid container columnSpacing={6} rowSpacing={3}>
        <Grid size={{ xs: 12, md: 8 }}>
          <Typography color="textSecondary">
            {noun === 'test' ? `Review of ${title}` : 'Before you hand it in'}
          </Typography>
          <Typography ref={heading} variant="h1" component="h2" sx={{ outline: 'none' }}>
            {reviewTitle(tally)}
          </Typography>
          {tally.blank > 0 && (
            <Section title="Blank">
              {scored && (
                <Typography color="textSecondary" sx={{ maxWidth: '38em' }}>
                  {guessRuleText}
                </Typography>
              )}
              {groupBlankQuestions(items).map((group) => (
                <Box key={group.crossedOut} sx={{ mt: 2 }}>
                  <Typography component="h4" variant="strong">
                    {blankGroupTitle(group)}
                  </Typography>
                  {scored && <Typography variant="secondary">{guessWorthText(group)}</Typography>}
                  <QuestionCells indexes={group.indexes} {...cells} />
                </Box>
              ))}
            </Section>
          )}
          {flagged.length > 0 && (
            <Section title="Flagged">
              <QuestionCells indexes={flagged} {...cells} />
            </Section>
          )}
          <Section title={`All ${items.length} questions`}>
            <QuestionGroups groups={groups} {...cells} />
          </Section>
        </Grid>
        <Grid size={{ xs: 12, md: 4 }}>
          <HandIn title={title} next={next} noun={noun} tally={tally} current={current} send={send} />
        </Grid>
      </Grid>
    </PartScreen>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

type HandInProps = Pick<ReviewScreenProps, 'title' | 'next' | 'noun' | 'tally' | 'current' | 'send'>;

/** The tally, and the buttons to hand in or return. */
function HandIn({ title, next, noun, tally, current, send }: HandInProps) {
  const rows = [
    ['Answered', tally.answered],
    ['Blank', tally.blank],
    ['Flagged', tally.flagged],
  ] as const;
  return (
    <Card component="section" aria-label="Hand in" sx={handInSx}>
      <CardContent>
        <FactRows rows={rows.map(([name, number]) => [name, `${number} of ${tally.questions}`])} />
        <Typography variant="secondary" sx={{ mt: 2 }}>
          {handInText(title, next, noun)}
        </Typography>
      </CardContent>
      <CardActions sx={{ flexDirection: 'column', alignItems: 'stretch' }}>
        <BusyButton variant="contained" size="large" onClick={() => send({ type: 'end-part' })}>
          <span>{handInLabel(reviewedWorkLabel(title, noun), tally)}</span>
        </BusyButton>
        <Button variant="outlined" onClick={() => send({ type: 'back' })}>
          <span>{`Back to question ${current + 1}`}</span>
        </Button>
      </CardActions>
    </Card>
  );
}

const handInSx = {
  position: { md: 'sticky' },
  top: { md: 'calc(var(--player-bar) + 24px)' },
} as const;

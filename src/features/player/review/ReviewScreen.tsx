import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AttemptNoun } from '@/domain/exam/catalog/attempt-noun';
import type { ItemState } from '@/domain/exam/items/item-state';
import type { ItemGroup, ItemStatusCounts } from '@/domain/exam/attempts/attempt-progress';
import { BusyButton } from '@/ui/controls/BusyButton';
import { useScreenHeading } from '../frame/useScreenHeading';
import type { SendAction } from '../attemptAction';
import { cellStyles } from '../navigator/cellStyles';
import { QuestionCells } from '../navigator/QuestionCells';
import { QuestionGroups } from '../navigator/QuestionGroups';
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
import * as colors from '@/ui/colors';

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

const Screen = styled('div')({
  width: '100%',
  maxWidth: 1088 + 64,
  margin: '0 auto',
  padding: '48px 32px 64px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20rem',
  gap: '24px 48px',
  alignItems: 'start',
  '@media (max-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1fr)', padding: '24px 16px 40px' },
  ...cellStyles,
  '& .cell': {
    ...(typeof cellStyles['& .cell'] === 'object' ? cellStyles['& .cell'] : {}),
    border: `1px solid ${colors.controlEdge}`,
    backgroundColor: colors.paper,
    '&[aria-current]': { boxShadow: `0 0 0 2px ${colors.primary}` },
  },
});

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
  const cells = { itemStatuses, current, send };
  return (
    <Screen>
      <Box sx={{ minWidth: 0 }}>
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
                <Typography component="h4" sx={{ fontWeight: 600 }}>
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
      </Box>
      <HandIn title={title} next={next} noun={noun} tally={tally} current={current} send={send} />
    </Screen>
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
    <Box
      component="section"
      aria-label="Hand in"
      sx={{
        p: 3,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        position: { lg: 'sticky' },
        top: { lg: 'calc(var(--player-bar) + 24px)' },
      }}
    >
      <Box component="dl" sx={{ m: 0 }}>
        {rows.map(([name, number]) => (
          <Box
            key={name}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              py: 1,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Typography component="dt" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {`${number} of ${tally.questions}`}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="secondary" sx={{ mt: 2 }}>
        {handInText(title, next, noun)}
      </Typography>
      <Box sx={{ mt: 2.5, display: 'grid', gap: 1.5 }}>
        <BusyButton variant="contained" size="large" onClick={() => send({ type: 'end-part' })}>
          <span>{handInLabel(reviewedWorkLabel(title, noun), tally)}</span>
        </BusyButton>
        <Button variant="outlined" onClick={() => send({ type: 'back' })}>
          <span>{`Back to question ${current + 1}`}</span>
        </Button>
      </Box>
    </Box>
  );
}

import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { answerOf } from '@/domain/family/answer';
import type { Talk } from '@/domain/family/answer-talk';
import type { Verdict } from '@/domain/family/answer-verdict';
import { courseLine, groundWords, stepWords, testDayWords, verdictWords } from '@/domain/family/answer-words';
import { courseTones } from '@/domain/family/headline';
import type { IsoDay } from '@/lib/calendar';
import { number } from '@/lib/format';
import type { CoreProps } from '../tabProps';
import { courseLooks } from './courseLooks';
import { doorOf } from './doors';

/** What a parent sees first: how it is going and why, the one thing to do next, and how to talk about it. */
export function AnswerCard({ family: { asOf }, record }: CoreProps) {
  const id = useId();
  const { verdict, step, talk } = answerOf(record, asOf);
  const { title, reason } = stepWords(step);
  const door = doorOf(step);
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        mt: { xs: 1, sm: 2.5 },
        mb: { xs: 1.5, sm: 2.5 },
        display: 'flex',
        flexWrap: 'wrap',
        overflow: 'hidden',
      }}
    >
      <VerdictPart id={id} verdict={verdict} today={asOf.day} />
      <Part
        grow={10}
        basis="18rem"
        // The one highlight of the screen.
        sx={{
          position: 'relative',
          '&::before': {
            content: '""',
            position: 'absolute',
            inset: '0 0 auto',
            borderTop: 3,
            borderColor: 'emphasis.main',
          },
        }}
      >
        <Typography variant="body2" sx={{ color: 'emphasis.main', fontWeight: 600 }}>
          Next step
        </Typography>
        <Typography component="h3" variant="h2" sx={{ fontSize: '1.125rem' }}>
          {title}
        </Typography>
        <Typography variant="body2">{reason}</Typography>
        <Link
          component={RouterLink}
          to={door.to}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.75,
            minHeight: 44,
            mb: -1.5,
            mt: 'auto',
          }}
        >
          {door.label}
          <ArrowForward sx={{ fontSize: 18 }} />
        </Link>
      </Part>
      <TalkPart talk={talk} />
    </Card>
  );
}

interface PartProps {
  readonly grow: number;
  readonly basis: string;
  readonly sx?: object;
  readonly children: ReactNode;
}

/** A third of the card on a wide screen, below the others on a narrow one; a hairline before it or over it. */
function Part({ grow, basis, sx, children }: PartProps) {
  return (
    <Box
      sx={{
        flex: `${grow} 1 ${basis}`,
        minWidth: 0,
        // The first in its row or column has its hairline outside of the card.
        m: '-1px 0 0 -1px',
        borderTop: 1,
        borderLeft: 1,
        borderColor: 'divider',
        px: { xs: 2, sm: 3 },
        py: { xs: 1.25, sm: 2.5 },
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: { xs: 0.25, sm: 0.5 },
        ...sx,
      }}
    >
      {children}
    </Box>
  );
}

function VerdictPart({ id, verdict, today }: { id: string; verdict: Verdict; today: IsoDay }) {
  const { icon, color } = courseLooks[courseTones[verdict.course]];
  const { days, words } = testDayWords(verdict);
  return (
    <Part grow={13} basis="20rem">
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          color,
          fontWeight: 600,
          '& svg': { fontSize: 20 },
        }}
      >
        {icon}
        {courseLine(verdict, today)}
      </Box>
      <Typography id={id} variant="h2" sx={{ fontSize: { xs: '1.3125rem', sm: '1.5rem' } }}>
        {verdictWords(verdict)}
      </Typography>
      <Typography variant="body2">{groundWords(verdict, today)}</Typography>
      <Typography variant="body2" sx={{ mt: 'auto', pt: 0.5 }}>
        {days !== null && (
          <Box component="span" sx={{ fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.2, mr: 0.75 }}>
            {number(days)}
          </Box>
        )}
        {words}
      </Typography>
    </Part>
  );
}

function TalkPart({ talk: { say, unsaid } }: { talk: Talk }) {
  return (
    <Part grow={8} basis="14rem">
      <Box
        component="dl"
        sx={{
          m: 0,
          width: '100%',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
          rowGap: { xs: 1, sm: 1.5 },
          columnGap: 3,
        }}
      >
        {[
          ['Say', say],
          ['Better not say', unsaid],
        ].map(([label, sentence]) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="textSecondary" sx={{ fontWeight: 550 }}>
              {label}
            </Typography>
            <Typography component="dd" variant="prose" sx={{ m: 0, fontSize: '1.0625rem', lineHeight: 1.35 }}>
              {`\u201c${sentence}\u201d`}
            </Typography>
          </div>
        ))}
      </Box>
    </Part>
  );
}

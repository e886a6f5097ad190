import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FormPart } from '@/domain/exam/test/form';
import { ChoiceLetter } from '@/ui/question/ChoiceLetter';
import { type SolvedExample, solvedExamples, experimentalAdvice, writingAdvice } from './solvedExamples';

/** Solved examples of a section's own kind; general advice if it has none. */
export function PartExamples({ part }: { part: FormPart }) {
  if (part.kind === 'break') return null;
  if (part.kind === 'essay') return <AdviceCard {...writingAdvice} />;
  if (part.section === 'mixed') return <AdviceCard {...experimentalAdvice} />;
  return (
    <Stack spacing={3}>
      {solvedExamples[part.section].map((example) => (
        <ExampleCard key={example.label} example={example} />
      ))}
    </Stack>
  );
}

function ExampleCard({ example }: { example: SolvedExample }) {
  const { label, passage = null, stem, steps, choices, answer } = example;
  return (
    <Card component="section" aria-label={label}>
      <CardContent>
        <CardHead label={label} title={<span translate="no">{stem}</span>} passage={passage} />
        <StepList steps={steps} />
        <List component="ol" sx={{ mt: 2, containerType: 'inline-size' }}>
          {choices.map(({ letter, text, why }, index) => {
            const isRight = letter === answer;
            const next = choices[index + 1];
            const hasLine = !isRight && next !== undefined && next.letter !== answer;
            return (
              <Paper
                component="li"
                key={letter}
                variant={isRight ? 'right' : 'plain'}
                square={!isRight}
                sx={[choiceSx, isRight && rightSx, hasLine && lineSx]}
              >
                <ChoiceLetter letter={letter} look={isRight ? 'right' : 'outlined'} />
                <Typography component="span" variant="prose" translate="no">
                  {text}
                </Typography>
                <Typography variant="secondary" sx={[whySx, isRight && { color: 'text.primary' }]}>
                  {why}
                </Typography>
              </Paper>
            );
          })}
        </List>
      </CardContent>
    </Card>
  );
}

interface AdviceCardProps {
  readonly label: string;
  readonly title: string;
  readonly steps: SolvedExample['steps'];
}

function AdviceCard({ label, title, steps }: AdviceCardProps) {
  return (
    <Card component="section" aria-label={label}>
      <CardContent>
        <CardHead label={label} title={title} passage={null} />
        <StepList steps={steps} />
      </CardContent>
    </Card>
  );
}

interface CardHeadProps {
  readonly label: string;
  readonly title: ReactNode;
  readonly passage: string | null;
}

function CardHead({ label, title, passage }: CardHeadProps) {
  return (
    <>
      <Typography variant="secondary">{label}</Typography>
      {passage !== null && (
        <Typography
          variant="prose"
          component="p"
          translate="no"
          sx={{ mt: 1.5, mb: 2, pl: 2, borderLeft: 2, borderColor: 'divider' }}
        >
          {passage}
        </Typography>
      )}
      <Typography variant="h2" component="h3" sx={{ mt: 0.5, textWrap: { sm: 'pretty' } }}>
        {title}
      </Typography>
    </>
  );
}

function StepList({ steps }: { steps: SolvedExample['steps'] }) {
  return (
    <List component="ol" sx={{ mt: 1 }}>
      {steps.map(({ does, gives }, index) => (
        <ListItem key={does} alignItems="flex-start" sx={{ gap: 1.5, py: 1 }}>
          <Avatar aria-hidden variant="soft">
            {index + 1}
          </Avatar>
          <ListItemText
            disableTypography
            primary={<Typography>{does}</Typography>}
            secondary={
              <Typography variant="prose" component="p">
                {gives}
              </Typography>
            }
          />
        </ListItem>
      ))}
    </List>
  );
}

/** The reason is beside the choice or, in a narrow card, below it. */
const narrow = '@container (max-width: 28rem)';

const choiceSx = {
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: 'auto minmax(0, 9rem) minmax(0, 1fr)',
  columnGap: 1.5,
  minHeight: 48,
  px: 1.5,
  py: 1,
  [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
} as const;

/** Leaves room for the frame. */
const rightSx = { px: 1.25 } as const;
const lineSx = { borderBottom: 1, borderColor: 'divider' } as const;
const whySx = { [narrow]: { gridColumn: 2 } } as const;

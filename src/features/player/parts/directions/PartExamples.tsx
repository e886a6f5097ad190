import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FormPart } from '@/domain/exam/test/form';
import { type SolvedExample, solvedExamples, experimentalAdvice, writingAdvice } from './solvedExamples';
import { PartCard, SolvedChoices, SolutionSteps } from '../partStyles';

/** Solved examples of a section's own kind; general advice if it has none. */
export function PartExamples({ part }: { part: FormPart }) {
  if (part.kind === 'break') return null;
  if (part.kind === 'essay') return <AdviceCard {...writingAdvice} />;
  if (part.section === 'mixed') return <AdviceCard {...experimentalAdvice} />;
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      {solvedExamples[part.section].map((example) => (
        <ExampleCard key={example.label} example={example} />
      ))}
    </Box>
  );
}

function ExampleCard({ example }: { example: SolvedExample }) {
  const { label, passage = null, stem, steps, choices, answer } = example;
  return (
    <PartCard aria-label={label}>
      <CardHead label={label} title={<span translate="no">{stem}</span>} passage={passage} />
      <StepList steps={steps} />
      <SolvedChoices>
        {choices.map((choice) => (
          <li key={choice.letter} data-right={choice.letter === answer ? '' : undefined}>
            <span className="letter" translate="no">
              {choice.letter}
            </span>
            <span className="text" translate="no">
              {choice.text}
            </span>
            <span className="why">{choice.why}</span>
          </li>
        ))}
      </SolvedChoices>
    </PartCard>
  );
}

interface AdviceCardProps {
  readonly label: string;
  readonly title: string;
  readonly steps: SolvedExample['steps'];
}

function AdviceCard({ label, title, steps }: AdviceCardProps) {
  return (
    <PartCard aria-label={label}>
      <CardHead label={label} title={title} passage={null} />
      <StepList steps={steps} />
    </PartCard>
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
          sx={{ mt: 1.5, mb: 2, pl: 2, borderLeft: 2, borderColor: 'divider', fontSize: '1.0625rem' }}
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
    <SolutionSteps>
      {steps.map(({ does, gives }) => (
        <li key={does}>
          <div>
            <p>{does}</p>
            <p className="gives">{gives}</p>
          </div>
        </li>
      ))}
    </SolutionSteps>
  );
}

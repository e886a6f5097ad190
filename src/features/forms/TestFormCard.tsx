import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Status } from '@/domain/status';
import { formLetters } from '@/domain/exam/catalog/form-letters';
import { singleSectionIds } from '@/domain/exam/catalog/full-test-plan';
import { levelSearch } from '@/domain/exam/level/level-id';
import { blueprint, type FullFormId } from '@/domain/exam/test/blueprint';
import { partTitle } from '@/domain/exam/catalog/plan-parts';
import { pathOf } from '@/site';
import { StatusBadge } from '@/ui/marks/StatusBadge';
import { LinkButton } from '@/ui/controls/LinkButton';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';
import type { TestFormFacts } from './formFacts';

interface TestFormCardProps {
  readonly set: FullFormId;
  readonly facts: TestFormFacts;
  /** True if this is the form to take next; its button is then the page's primary one. */
  readonly isNext: boolean;
}

const formStatuses = { new: 'New', running: 'In progress', done: 'Done' } as const satisfies Readonly<
  Record<TestFormFacts['state'], Status>
>;

/** A full form: the student's progress on it, the full test, and its single sections. */
export function TestFormCard({ set, facts, isNext }: TestFormCardProps) {
  const headingId = useId();
  const letter = formLetters[set];
  const address = { form: letter.toLowerCase(), ...levelSearch(blueprint[set].level) };
  const { state, sentence, lastResult, alone } = facts;
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardHeader
        title={`Full Test ${letter}`}
        action={<StatusBadge status={formStatuses[state]} />}
        slotProps={{ title: { id: headingId, variant: 'h2', component: 'h2' } }}
        sx={{ pb: 1 }}
      />
      <CardContent sx={{ flexGrow: 1, display: 'flex', flexDirection: 'column' }}>
        <Typography color="textSecondary" sx={{ mb: 2.5 }}>
          {sentence}
        </Typography>
        <LinkButton
          to={pathOf('fullLengthTest', { search: address })}
          variant={isNext ? 'contained' : 'outlined'}
        >
          {state === 'running' ? `Continue Full Test ${letter}` : `Take Full Test ${letter}`}
        </LinkButton>
        {lastResult !== null && (
          <StandaloneLink
            to={pathOf('fullLengthTest', { search: { ...address, attempt: lastResult } })}
            sx={{ alignSelf: 'flex-start' }}
          >
            {`See your latest result on Full Test ${letter}`}
          </StandaloneLink>
        )}
        <Box sx={{ mt: 'auto' }}>
          <Divider sx={{ mt: 2, mb: 1.5 }} />
          <Typography variant="secondary">Take one section by itself</Typography>
          <List>
            {singleSectionIds.map((section) => (
              <ListItem key={section} sx={{ p: 0, justifyContent: 'space-between', gap: 2 }}>
                <StandaloneLink
                  to={pathOf('fullLengthTest', { search: { ...address, section } })}
                  aria-label={`Test ${letter}, ${partTitle(section)}`}
                >
                  {partTitle(section)}
                </StandaloneLink>
                {alone[section] !== undefined && (
                  <Typography variant="secondary">{`Taken ${alone[section]}`}</Typography>
                )}
              </ListItem>
            ))}
          </List>
        </Box>
      </CardContent>
    </Card>
  );
}

import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { compareLatestFirst } from '@/domain/exam/attempts/clock';
import { countEssayWords } from '@/domain/exam/essays/essay';
import { diffDrafts, type TextChange } from '@/domain/exam/essays/essay-changes';
import type { SelfCheck } from '@/domain/exam/essays/self-check';
import type { WrittenEssay } from '@/domain/exam/essays/written-essay';
import { formatCount, formatInstantDate } from '@/lib/text/format';
import { SelfCheckComparison } from './SelfCheckComparison';
import { DiffText } from './DiffText';
import type { OtherEssay } from './useOtherEssays';

interface EssayComparisonProps {
  /** This result's essay. */
  readonly essay: WrittenEssay & { readonly selfCheck: SelfCheck };
  readonly other: OtherEssay;
}

/**
 * Two essays side by side, the earlier one first, with both self-checks. If they share a prompt, removed and added text is marked.
 */
export function EssayComparison({ essay, other }: EssayComparisonProps) {
  const isOtherEarlier = compareLatestFirst(essay.finishedAt, other.finishedAt) <= 0;
  const [earlier, later] = isOtherEarlier ? [other, essay] : [essay, other];
  const isSamePrompt = other.promptRef !== null && other.promptRef === essay.promptRef;
  const changes = useMemo(
    () => (isSamePrompt ? diffDrafts(earlier.text, later.text) : null),
    [isSamePrompt, earlier.text, later.text],
  );
  return (
    <Stack spacing={3} sx={{ mt: 3 }}>
      <Typography role="status" sx={{ maxWidth: '44em' }}>
        {changes === null ? promptText(other) : textChangesText(changes)}
      </Typography>
      <SelfCheckComparison earlier={earlier.selfCheck} later={later.selfCheck} />
      <Grid container spacing={4}>
        {[earlier, later].map((each, index) => (
          <Grid
            key={each.attemptId}
            size={{ xs: 12, md: 6 }}
            component="section"
            aria-label={index === 0 ? 'The earlier essay' : 'The later essay'}
          >
            <Typography variant="strong" component="h4">
              {`${formatInstantDate(each.finishedAt)}${each === essay ? ', this essay' : ''}`}
            </Typography>
            <Typography variant="secondary" sx={{ mb: 1.5 }}>
              {formatCount(countEssayWords(each.text), 'word')}
            </Typography>
            <Typography variant="prose" component="div" sx={{ maxWidth: '44em', whiteSpace: 'pre-wrap' }}>
              {changes === null ? (
                <span translate="no">{each.text}</span>
              ) : (
                <DiffText changes={changes} shows={index === 0 ? 'removed' : 'added'} />
              )}
            </Typography>
          </Grid>
        ))}
      </Grid>
    </Stack>
  );
}

function promptText({ prompt }: OtherEssay): string {
  return prompt === null
    ? 'The other essay has no prompt, so nothing is marked.'
    : `The prompts differ, so nothing is marked. Other prompt: ${prompt.text}`;
}

function textChangesText(changes: readonly TextChange[]): string {
  const wordsOf = (kind: TextChange['kind']) =>
    countEssayWords(changes.flatMap((each) => (each.kind === kind ? [each.text] : [])).join(' '));
  const [removed, added] = [wordsOf('removed'), wordsOf('added')];
  if (changes.every(({ kind }) => kind === 'same'))
    return 'Both essays have the same prompt and the same text.';
  return `Both essays answer the same prompt. ${formatCount(removed, 'word')} of the earlier essay ${removed === 1 ? 'is' : 'are'} gone (struck through), and ${formatCount(added, 'word')} ${added === 1 ? 'is' : 'are'} new (underlined).`;
}

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useUnreadVisitorView } from '@/data/record/useUnreadVisitorView';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { Standing } from '@/domain/plan/ability/standing';
import { estimateText, sectionHeadText } from './standingText';
import { StandingMark } from './StandingMark';

interface SectionHeadProps {
  readonly level: LevelId;
  readonly section: ScoredSection;
  readonly standing: Standing;
  readonly nowMs: number;
  /** True until the record has been read, while `standing` is a visitor's. */
  readonly isUnread: boolean;
  /** The section's heading. */
  readonly title: ReactNode;
  /** "60 questions" */
  readonly facts: string;
}

/** How many of a section's questions the student would likely get right, as a figure and as a band, beside the section's name. */
export function SectionHead({ level, section, standing, nowMs, isUnread, title, facts }: SectionHeadProps) {
  const { visitorStyles } = useUnreadVisitorView(isUnread);
  const { figure, line } = sectionHeadText(level, section, standing, nowMs);
  return (
    <>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, mb: 0.5, minHeight: '3rem' }}
      >
        <div>
          {title}
          <Typography variant="secondary">{facts}</Typography>
        </div>
        {figure === null ? (
          <Typography variant="secondary" sx={{ ...visitorStyles, textAlign: 'right', maxWidth: '13em' }}>
            {line}
          </Typography>
        ) : (
          <Box sx={{ textAlign: 'right' }}>
            <Typography variant="h3" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              <span>{figure}</span>{' '}
              <Typography component="span" variant="secondary">
                right
              </Typography>
            </Typography>
            <Typography variant="secondary">{line}</Typography>
          </Box>
        )}
      </Stack>
      <Box sx={visitorStyles}>
        <StandingMark section={section} standing={standing} empty="band" />
      </Box>
      {(standing.kind === 'fresh' || standing.kind === 'old') && (
        <span style={visuallyHidden}>{`${estimateText(standing)}.`}</span>
      )}
    </>
  );
}

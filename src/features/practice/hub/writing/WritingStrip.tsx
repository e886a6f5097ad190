import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useUnreadVisitorView } from '@/data/record/useUnreadVisitorView';
import { useToday } from '@/data/useToday';
import { criterionTitles, selfCheckLevels } from '@/domain/exam/essays/self-check';
import { summarizeSelfCheck } from '@/domain/plan/schedule/writing-summary';
import { pathOf } from '@/site';
import { SegmentedBar } from '@/ui/bars/SegmentedBar';
import { LinkButton } from '@/ui/controls/LinkButton';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';
import { SectionTitle, sectionTitleId } from '../SectionTitle';
import type { EssayFacts } from './essayFacts';
import { criterionLevelText, essaysText, reviewLabel, writingTexts } from './essayHistoryText';

/** The criteria before any essay has been rated. */
const unrated = summarizeSelfCheck({});

interface WritingStripProps {
  /** Null until the essays have been read. */
  readonly essays: EssayFacts | null;
}

/** The essays, the last one by the student's own check, and a link to write one. */
export function WritingStrip({ essays }: WritingStripProps) {
  const today = useToday();
  const { visitorStyles } = useUnreadVisitorView(essays === null);
  const last = essays?.last ?? null;
  const { isChecked, criteria } = last?.check ?? unrated;
  return (
    <Card component="section" aria-labelledby={sectionTitleId('writing')}>
      <CardContent>
        <Grid container columnSpacing={3} rowSpacing={2} sx={{ alignItems: 'center' }}>
          <Grid size={{ xs: 12, sm: 8, lg: 3 }}>
            <SectionTitle section="writing" />
            <Typography variant="secondary" sx={visitorStyles}>
              {essays === null || last === null
                ? writingTexts.none
                : essaysText(essays.count, last.essay.finishedAt, today)}
            </Typography>
            {last !== null && (
              <Typography variant="body2">
                <StandaloneLink to={pathOf('scoreReport', { search: { attempt: last.essay.attemptId } })}>
                  {reviewLabel(isChecked)}
                </StandaloneLink>
              </Typography>
            )}
          </Grid>
          <Grid size={{ xs: 12, lg: 'grow' }} sx={{ order: { xs: 1, sm: 2, lg: 1 } }}>
            <Grid
              component={List}
              aria-label={writingTexts.criteria}
              container
              columnSpacing={3}
              rowSpacing={1.5}
            >
              {criteria.map(({ criterion, level }) => (
                <Grid
                  key={criterion}
                  component={ListItem}
                  disablePadding
                  size={{ xs: 6, sm: 'grow' }}
                  sx={{ display: 'block', [largeTextMediaQuery]: { width: '100%' } }}
                >
                  <SegmentedBar
                    full={level ?? 0}
                    all={selfCheckLevels.length}
                    color="section.writing"
                    isPreview={level === null}
                  />
                  <Typography variant="secondary" sx={{ mt: 0.75 }}>
                    <span>{criterionTitles[criterion]}</span>
                    {isChecked && <span style={visuallyHidden}>{`: ${criterionLevelText(level)}`}</span>}
                  </Typography>
                </Grid>
              ))}
            </Grid>
          </Grid>
          <Grid
            size={{ xs: 12, sm: 4, lg: 'auto' }}
            sx={{ order: { xs: 2, sm: 1, lg: 2 }, textAlign: { sm: 'right' } }}
          >
            <LinkButton to={pathOf('writingTest')} variant="outlined">
              {writingTexts.write}
            </LinkButton>
          </Grid>
        </Grid>
      </CardContent>
    </Card>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type PointLoss, sectionOfLoss } from '@/domain/exam/report/topic-losses';
import { drillSearchParams } from '@/domain/plan/drills/drill-request';
import { formatCount } from '@/lib/text/format';
import { pathOf, sectionPracticePaths } from '@/site';
import { MarkedBar } from '@/ui/bars/MarkedBar';
import { Dot } from '@/ui/marks/Dot';
import { sectionDotColor } from '@/ui/sectionColor';
import { lossCountsText, lossName, lossesSentence, lostPointsText, noLossesText } from './leadTexts';

/** Rows shown at first, on screen. */
const shownAtFirst = 5;

/** The raw points lost, by topic, the most first, each with a drill of its topic. */
export function LostPointsPanel({ losses }: { readonly losses: readonly PointLoss[] }) {
  const titleId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const most = Math.max(1, ...losses.map(({ quarters }) => quarters));
  const hidden = losses.length - shownAtFirst;
  return (
    <Card component="section" aria-labelledby={titleId}>
      <CardHeader
        title="Where Points Went"
        subheader={losses.length === 0 ? noLossesText : lossesSentence(losses)}
        action={<Typography variant="secondary">raw points lost, by topic</Typography>}
        slotProps={{ title: { id: titleId, component: 'h2' }, content: { sx: { flex: '1 1 16rem' } } }}
      />
      {losses.length > 0 && (
        <CardContent>
          <List disablePadding>
            {losses.map((loss, index) => {
              const name = lossName(loss);
              return (
                <ListItem
                  key={name}
                  divider
                  sx={{
                    ...rowSx,
                    ...(!showsAll && index >= shownAtFirst && { display: 'none', displayPrint: 'grid' }),
                  }}
                >
                  <Box sx={{ gridArea: 'name', display: 'flex', gap: 1, minWidth: 0 }}>
                    <Box sx={{ display: 'flex', alignItems: 'center', height: '1.6em' }}>
                      <Dot color={sectionDotColor(sectionOfLoss(loss))} />
                    </Box>
                    <Box sx={{ '@media print': { display: 'flex', columnGap: 1.5, alignItems: 'baseline' } }}>
                      <span>{name}</span>
                      <Typography variant="secondary">{lossCountsText(loss)}</Typography>
                    </Box>
                  </Box>
                  <Box sx={{ gridArea: 'bar', display: 'flex' }}>
                    <MarkedBar
                      variant="row"
                      percent={(100 * loss.quarters) / most}
                      markPercent={null}
                      color={sectionDotColor(sectionOfLoss(loss))}
                    />
                  </Box>
                  <Typography
                    variant="strong"
                    component="span"
                    sx={{ gridArea: 'points', textAlign: 'right' }}
                  >
                    {lostPointsText(loss)}
                  </Typography>
                  <Link
                    component={RouterLink}
                    to={practicePath(loss)}
                    aria-label={`Practice: ${name}`}
                    sx={{
                      gridArea: 'link',
                      minHeight: 44,
                      alignContent: 'center',
                      textAlign: 'right',
                      displayPrint: 'none',
                    }}
                  >
                    Practice
                  </Link>
                </ListItem>
              );
            })}
          </List>
          {hidden > 0 && (
            <Button
              variant="flush"
              onClick={() => setShowsAll(!showsAll)}
              aria-expanded={showsAll}
              sx={{ mt: 1, displayPrint: 'none' }}
            >
              <span>{showsAll ? 'Show fewer' : `Show ${formatCount(hidden, 'more row')}`}</span>
            </Button>
          )}
        </CardContent>
      )}
    </Card>
  );
}

/** A drill of the topic's group; for questions that weren't reached, the section against the clock. */
function practicePath(loss: PointLoss): string {
  return loss.kind === 'topic'
    ? pathOf('sectionStudy', { search: drillSearchParams({ subject: { kind: 'group', group: loss.group } }) })
    : sectionPracticePaths[loss.section];
}

/** On a phone, the bar goes below the name and its points. */
const rowSx = {
  display: 'grid',
  px: 0,
  py: 0.75,
  '@media print': { py: 0.25 },
  columnGap: 2,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto auto', sm: 'minmax(0, 5fr) minmax(0, 6fr) 3rem 5rem' },
  gridTemplateAreas: { xs: '"name points link" "bar bar bar"', sm: '"name bar points link"' },
} as const;

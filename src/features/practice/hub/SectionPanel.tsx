import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { ScoredSection } from '@/domain/exam/scored-sections';
import type { Standing } from '@/domain/plan/ability';
import { drillSearch } from '@/domain/plan/drill-request';
import { sectionName } from '@/domain/section-names';
import { pathOf } from '@/site';
import { Dot } from '@/ui/cards/Dot';
import { LinkButton } from '@/ui/controls/LinkButton';
import { sectionDot } from '@/ui/sectionColor';
import type { DrillWishes } from './DrillOptions';
import { TopicTable } from './TopicTable';
import { sectionFacts } from './words';

interface SectionPanelProps {
  readonly section: ScoredSection;
  readonly standing: Standing | null;
  readonly wishes: DrillWishes;
  /** The address asks for this section, or for one of its topics. */
  readonly focused: boolean;
}

/** A section: practice of all its topics mixed, and each of them by itself. */
export const SectionPanel = memo(function SectionPanel({
  section,
  standing,
  wishes,
  focused,
}: SectionPanelProps) {
  const name = sectionName(section, 'dashboard');
  const id = `section-${section}`;
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, display: 'flex', flexDirection: 'column', scrollMarginTop: 88 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5, mb: 2 }}>
        <div>
          <Typography
            id={id}
            variant="h3"
            tabIndex={-1}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.25, outline: 'none', scrollMarginTop: 96 }}
          >
            <Dot color={sectionDot(section)} />
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {sectionFacts(section)}
          </Typography>
        </div>
        <LinkButton
          to={pathOf('sectionStudy', {
            search: drillSearch({ subject: { kind: 'section', section }, ...wishes }),
          })}
          variant="outlined"
          label={`Practice ${wishes.questions}, mixed: ${name}`}
        >
          Practice {wishes.questions}, mixed
        </LinkButton>
      </Box>
      <TopicTable
        key={String(focused)}
        section={section}
        standing={standing}
        wishes={wishes}
        opened={focused}
      />
    </Card>
  );
});

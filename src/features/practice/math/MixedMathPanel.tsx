import Box from '@mui/material/Box';
import { sectionPracticePaths } from '@/site';
import { Panel } from '@/ui/cards/Panel';
import { LinkButton } from '@/ui/controls/LinkButton';
import { drillPath } from '../drillPath';

/** All topics together: chosen for the student, or as a timed section. */
export function MixedMathPanel() {
  return (
    <Panel
      title="All topics"
      level={3}
      summary="Ten questions chosen for you, or a section of 25 in 30 minutes."
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <LinkButton to={drillPath({ subject: { kind: 'section', section: 'quantitative' } })}>
          10 questions, mixed
        </LinkButton>
        <LinkButton to={sectionPracticePaths.quantitative} variant="outlined">
          A timed section
        </LinkButton>
      </Box>
    </Panel>
  );
}

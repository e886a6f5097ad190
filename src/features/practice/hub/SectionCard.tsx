import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type NamedSection, sectionName } from '@/domain/section-names';
import { Dot } from '@/ui/marks/Dot';
import { sectionDotColor } from '@/ui/sectionColor';

interface SectionCardProps {
  readonly section: NamedSection;
  /** The section's weight in the test: "60 questions, a third of the score". */
  readonly facts: string;
  /** The link to practice the whole section. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** A section of the test on the hub. Its heading is the target of links to the section. */
export function SectionCard({ section, facts, action, children }: SectionCardProps) {
  const id = `section-${section}`;
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, display: 'flex', flexDirection: 'column' }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5, mb: 2 }}>
        <div>
          <Typography
            id={id}
            variant="h3"
            tabIndex={-1}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.25, outline: 'none', scrollMarginTop: 24 }}
          >
            <Dot color={sectionDotColor(section)} />
            <span>{sectionName(section, 'dashboard')}</span>
          </Typography>
          <Typography variant="secondary">{facts}</Typography>
        </div>
        {action}
      </Stack>
      {children}
    </Card>
  );
}

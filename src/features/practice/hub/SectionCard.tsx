import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
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
    <Card component="section" aria-labelledby={id}>
      <CardHeader
        title={
          <>
            <Dot color={sectionDotColor(section)} />
            <span>{sectionName(section, 'dashboard')}</span>
          </>
        }
        subheader={facts}
        action={action}
        slotProps={{
          title: { id, component: 'h3', tabIndex: -1, sx: titleSx },
          subheader: { component: 'p' },
        }}
        sx={{ alignItems: 'flex-start', gap: 1.5 }}
      />
      <CardContent sx={{ display: 'flex', flexDirection: 'column' }}>{children}</CardContent>
    </Card>
  );
}

const titleSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  outline: 'none',
  scrollMarginTop: 24,
} as const;

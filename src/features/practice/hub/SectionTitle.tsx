import Typography from '@mui/material/Typography';
import { type NamedSection, sectionName } from '@/domain/section-names';
import { Dot } from '@/ui/marks/Dot';
import { sectionDotColor } from '@/ui/sectionColor';

export const sectionTitleId = (section: NamedSection) => `section-${section}`;

/** The heading of a section's card on the hub, which links to the section scroll to. */
export function SectionTitle({ section }: { readonly section: NamedSection }) {
  return (
    <Typography
      id={sectionTitleId(section)}
      variant="h3"
      tabIndex={-1}
      sx={{ display: 'flex', alignItems: 'center', gap: 1.25, outline: 'none', scrollMarginTop: 24 }}
    >
      <Dot color={sectionDotColor(section)} />
      <span>{sectionName(section, 'dashboard')}</span>
    </Typography>
  );
}

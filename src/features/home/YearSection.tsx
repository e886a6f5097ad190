import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { homeText } from '@/data/texts/pages/home';
import { pathOf } from '@/site';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';
import { HomeSection, SectionText } from './HomeSection';
import { HowItWorks } from './HowItWorks';

/** A student's year as a line, and the four steps that lead along it. */
export function YearSection({ line }: { readonly line: ReactNode }) {
  const { title, text, link } = homeText.year;
  return (
    <HomeSection
      id="year"
      title={title}
      paper
      link={
        <StandaloneLink to={pathOf('parentDashboard', { search: { from: 'sample' } })}>
          <span>{link}</span>
          <ArrowForward fontSize="xsmall" />
        </StandaloneLink>
      }
    >
      <SectionText>{text}</SectionText>
      <Box sx={{ mt: 1.5 }}>{line}</Box>
      <HowItWorks />
    </HomeSection>
  );
}

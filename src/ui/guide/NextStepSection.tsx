import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { GuideNextStep, PageLink } from '@/domain/page-text/guide-text';
import { pathOf } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { InlineText } from './InlineText';
import { textWidth } from './TextBlocks';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';

const target = ({ to, search, hash }: PageLink) =>
  pathOf(to, { ...(search !== undefined && { search }), ...(hash !== undefined && { hash }) });

/** The call to action at the end of a page, with links to other pages. */
export function NextStepSection({ next: { title, text, action, also } }: { readonly next: GuideNextStep }) {
  return (
    <Box component="section" aria-labelledby="next" sx={{ pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h2" id="next">
        {title}
      </Typography>
      <Typography sx={{ mt: 1, maxWidth: textWidth }}>
        <InlineText text={text} />
      </Typography>
      <Stack direction="row" sx={{ mt: 2, flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <LinkButton to={target(action)}>{action.label}</LinkButton>
        {also.map((link) => (
          <StandaloneLink key={link.label} to={target(link)}>
            {link.label}
          </StandaloneLink>
        ))}
      </Stack>
    </Box>
  );
}

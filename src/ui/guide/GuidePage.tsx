import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { GuideSection, GuideText, GuideWidgetName } from '@/domain/page-text/guide-text';
import { type RouteId, site } from '@/site';
import { PageBody } from '@/ui/page/PageBody';
import { TextBesidePicture } from '@/ui/page/TextBesidePicture';
import { TextBlocks } from './TextBlocks';
import { TableOfContents } from './TableOfContents';
import { FactSources } from './FactSources';
import { GuideAside } from './GuideAside';
import { InlineText } from './InlineText';
import { NextStepSection } from './NextStepSection';

interface GuidePageProps<Text extends GuideText> {
  readonly id: RouteId;
  /** The area of the site, above the title: "SSAT Guide". */
  readonly area: string;
  readonly text: Text;
  /** The page's interactive pieces, exactly those that the text names; an empty object for a text without any. */
  readonly pieces: Readonly<Record<GuideWidgetName<Text>, ReactNode>>;
  /** Margin content other than text, keyed by section id. */
  readonly margins?: Readonly<Partial<Record<Text['sections'][number]['id'], ReactNode>>>;
  /** Shown beside the title, for a page with something to start. */
  readonly card?: ReactNode;
  /** A drawing of the page's idea beside the title, for a page without a card. */
  readonly picture?: ReactNode;
  /** Shown below the page's lead, beside the card. */
  readonly facts?: ReactNode;
  /** Omits the table of contents, so that interactive pieces fill the width of the page. */
  readonly wide?: boolean;
}

/** A typeset page: table of contents, sections with margin notes and interactive pieces, and the next step. */
export function GuidePage<const Text extends GuideText>({
  id,
  area,
  text,
  pieces,
  margins,
  card,
  picture,
  facts,
  wide = false,
}: GuidePageProps<Text>) {
  const pieceOf: Readonly<Record<string, ReactNode>> = pieces;
  const marginOf: Readonly<Record<string, ReactNode>> = margins ?? {};
  return (
    <PageBody>
      <TextBesidePicture picture={card ?? picture} isCard={card !== undefined}>
        <Typography variant="secondary">{area}</Typography>
        <Typography variant="h1" sx={{ mt: 0.5 }}>
          {site[id].heading}
        </Typography>
        <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '38em' }}>
          <InlineText text={text.lead} />
        </Typography>
        {facts !== undefined && <Box sx={{ mt: 4 }}>{facts}</Box>}
      </TextBesidePicture>
      <Box sx={wide ? belowHead : columns}>
        {!wide && (
          <Box sx={{ display: 'none', [contentsFrom]: { display: 'block' } }}>
            <TableOfContents sections={text.sections} />
          </Box>
        )}
        <Box sx={{ minWidth: 0 }}>
          {text.sections.map((section) => (
            <Section key={section.id} section={section} margin={marginOf[section.id]} wide={wide}>
              {section.piece !== undefined && pieceOf[section.piece]}
            </Section>
          ))}
          <NextStepSection next={text.next} />
          {text.sources.length > 0 && <FactSources sources={text.sources} />}
        </Box>
      </Box>
    </PageBody>
  );
}

interface SectionProps {
  readonly section: GuideSection;
  readonly margin: ReactNode;
  readonly wide: boolean;
  readonly children: ReactNode;
}

function Section({ section, margin, wide, children }: SectionProps) {
  const { id, title, body, aside } = section;
  return (
    <Box component="section" aria-labelledby={id} sx={sectionRule}>
      <Box sx={margin === undefined ? aside && textWithAside : textWithMargin}>
        <div>
          <Typography variant="h2" id={id} tabIndex={-1} sx={{ mb: 1.5, outline: 'none' }}>
            {title}
          </Typography>
          <TextBlocks blocks={body} wide={wide} />
        </div>
        {aside !== undefined && <GuideAside aside={aside} />}
        {margin}
      </Box>
      {Boolean(children) && <Box sx={{ mt: 3 }}>{children}</Box>}
    </Box>
  );
}

/** The width from which contents, text, and margin fit side by side. */
const contentsFrom = '@media (min-width: 65em)';

const belowHead = { mt: { xs: 3, md: 5 } } as const;

const columns = {
  ...belowHead,
  [contentsFrom]: { display: 'grid', columnGap: 6, gridTemplateColumns: '13rem minmax(0, 1fr)' },
} as const;

/** The rule above the first section is stronger, like one under a heading in print. */
const sectionRule = {
  pt: 3,
  pb: { xs: 5, md: 7 },
  '@media print': { pt: 2, pb: 3 },
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 2, borderColor: 'primary.main' },
} as const;

const oneColumn = 'minmax(0, 1fr)';
const withMargin = 'minmax(0, 1fr) 17rem';

const textWithAside = {
  display: 'grid',
  columnGap: 5,
  rowGap: 3,
  gridTemplateColumns: { xs: oneColumn, md: withMargin },
} as const;

/** Content from `margins` is beside its text on a tablet already; a text aside is beside it only from `md` up. */
const textWithMargin = {
  ...textWithAside,
  gridTemplateColumns: oneColumn,
  '@media (min-width: 45em)': { gridTemplateColumns: withMargin },
} as const;

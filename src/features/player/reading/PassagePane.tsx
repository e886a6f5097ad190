import BorderColorOutlined from '@mui/icons-material/BorderColorOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, type MouseEvent, useId, useMemo, useRef, useState } from 'react';
import { itemRef, type Passage } from '@/domain/exam/items/item';
import type { Highlight } from '@/domain/exam/items/highlight';
import { referencedParagraphs } from '@/domain/exam/items/passage-reference';
import { useTextSettings } from '../tools/TextSettingsProvider';
import { LineFocus, useLineFocus } from './lineFocus';
import { isHighlighted, type TextRange } from './textRanges';
import { usePageKeys } from './usePageKeys';
import { useScrollToReference } from './useScrollToReference';
import { lineNumberMargin } from './LineNumber';
import { PassageText } from './PassageText';
import { ScrollPane } from './ScrollPane';
import { SelectionBar } from './SelectionBar';
import { HighlightModeHint } from './HighlightModeHint';
import { useHighlightMode } from './useHighlightMode';
import { useSelectionActions } from './useSelectionActions';

interface PassagePaneProps {
  readonly passage: Passage;
  readonly place: string;
  readonly stem: string;
  readonly highlights: readonly Highlight[];
  readonly onHighlight: (highlight: Highlight) => void;
  readonly onRemoveHighlight: (highlight: Highlight) => void;
}

/** Always the same array, so that a question about the whole passage doesn't render its text again. */
const noParagraphs: readonly number[] = [];

/** The passage with its interactions: scrolling, highlighting, and line focus. */
export function PassagePane(props: PassagePaneProps) {
  const { passage, place, stem, highlights, onHighlight, onRemoveHighlight } = props;
  const placeId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [announcement, announce] = useState('');
  const { lineFocus } = useTextSettings().settings;
  const referenced = useMemo(() => {
    const found = referencedParagraphs(stem, passage);
    return found.length > 0 ? found : noParagraphs;
  }, [stem, passage]);
  usePageKeys(scroller);
  useScrollToReference(text, scroller, stem, referenced[0]);

  const of = (stretch: TextRange): Highlight => ({ ...stretch, passage: itemRef(passage) });
  const highlight = (stretches: readonly TextRange[]) => {
    stretches.forEach((stretch) => onHighlight(of(stretch)));
    announce('Highlighted');
  };
  const remove = (stretches: readonly TextRange[]) => {
    stretches.forEach((stretch) => onRemoveHighlight(of(stretch)));
    announce('Highlight removed');
  };
  const toggle = (stretches: readonly TextRange[]) =>
    (stretches.every((each) => isHighlighted(passage.text, highlights, each)) ? remove : highlight)(
      stretches,
    );

  const mode = useHighlightMode({
    paragraphs: passage.text,
    highlights,
    text,
    scroller,
    button,
    onToggle: toggle,
    announce,
  });
  const { offer, dismiss } = useSelectionActions({
    text,
    passage,
    highlights,
    onSelected: (stretches) => {
      if (!mode.on || stretches.every((each) => isHighlighted(passage.text, highlights, each))) return false;
      highlight(stretches);
      dismiss();
      return true;
    },
  });
  const ruler = useLineFocus({ isOn: lineFocus, scroller, text });

  const act = (action: typeof highlight) => {
    if (offer !== null) action(offer.ranges);
    dismiss();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    mode.onKeyDown(event);
    ruler.onKeyDown(event);
  };
  return (
    <Box
      sx={{
        flex: '1 1 auto',
        minHeight: 0,
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ flexShrink: 0, px: { xs: 2, md: 4 } }}>
        <Box sx={[measureSx, headSx]}>
          <Typography
            id={placeId}
            component="h2"
            variant="secondary"
            sx={{ pl: { md: lineNumberMargin.md } }}
          >
            {place}
          </Typography>
          <ToggleButton
            ref={button}
            value="highlight"
            selected={mode.on}
            aria-keyshortcuts="H"
            onMouseDown={(event) => event.preventDefault()}
            onChange={(event: MouseEvent) =>
              offer?.canHighlight === true ? act(highlight) : mode.toggle(event.detail === 0)
            }
            data-selection-offer
            sx={buttonSx}
          >
            <BorderColorOutlined fontSize="xsmall" />
            <span>Highlight</span>
          </ToggleButton>
        </Box>
      </Box>
      <ScrollPane
        scroller={scroller}
        background="background.paper"
        tabIndex={0}
        role={mode.on ? 'application' : 'region'}
        aria-labelledby={placeId}
        onKeyDown={onKeyDown}
        header={lineFocus && <LineFocus band={ruler.band} />}
        sx={{ px: { xs: 2, md: 4 }, pt: { xs: 1, md: 0 }, pb: 3 }}
      >
        <Box sx={{ position: 'relative', ...measureSx }}>
          <PassageText
            ref={text}
            passage={passage}
            highlights={highlights}
            cursorRanges={mode.chosen}
            referenced={referenced}
          />
          {offer !== null && (
            <SelectionBar offer={offer} onHighlight={() => act(highlight)} onRemove={() => act(remove)} />
          )}
        </Box>
      </ScrollPane>
      {mode.on && <HighlightModeHint />}
      <span role="status" style={visuallyHidden}>
        {announcement}
      </span>
    </Box>
  );
}

/** Text and heading share one maximum width, so that lines stay short enough to follow. */
const measureSx = { maxWidth: 'calc(42rem * var(--reading-scale, 1))', mx: 'auto' } as const;

const headSx = {
  minHeight: { xs: 56, md: 64 },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
} as const;

const buttonSx = { gap: 1, mr: -1.75, border: 0, flexShrink: 0 } as const;

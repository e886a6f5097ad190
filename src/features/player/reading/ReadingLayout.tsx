import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useVisitState, createVisitKey } from '@/data/visitState';
import type { Highlight } from '@/domain/exam/items/highlight';
import type { Passage } from '@/domain/exam/items/item';
import { focusElement } from '@/ui/page/useFocusOnChange';
import { PaneDivider, passageWidthPercents } from './PaneDivider';
import { PassagePane } from './PassagePane';
import { ScrollPane } from './ScrollPane';

type Pane = 'passage' | 'question';

/** Key of the passage's share of the width, which applies to every passage of the visit. */
const shareKey = createVisitKey<number>();

export interface ReadingLayoutProps {
  readonly passage: Passage;
  /** The student's position: "Passage 3 of 8, questions 11 to 15". */
  readonly place: string;
  /** The current question's stem: a change means that another question was opened. */
  readonly stem: string;
  readonly highlights: readonly Highlight[];
  readonly onHighlight: (highlight: Highlight) => void;
  readonly onRemoveHighlight: (highlight: Highlight) => void;
  /** The tab that opens first if only one pane fits. */
  readonly firstPane?: Pane;
  /**
   * This component sets it to a function that returns true if it has switched from a passage that opened first to its question.
   * Next calls the function, so that it leads from the passage to its question and not past it.
   */
  readonly turn?: RefObject<(() => boolean) | null>;
  /** The question, without padding of its own. */
  readonly children: ReactNode;
}

/**
 * A passage and one of its questions: side by side, or in two tabs if there is no room. Fills the height between `--player-bar` and
 * `--player-foot`. Key it by the passage's id and change the question inside: the passage then preserves its scroll position.
 */
export function ReadingLayout(props: ReadingLayoutProps) {
  const { passage, stem, firstPane = 'question', turn, children } = props;
  const id = useId();
  const wide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('md'), { noSsr: true });
  const [share, changeShare] = useVisitState<number>(shareKey, passageWidthPercents.standard);
  const [pane, setPane] = useState<Pane>(firstPane);
  const passagePanel = useRef<HTMLDivElement>(null);
  // Only determines the pane shown first; after that, the student chooses.
  const [opensPassage] = useState(!wide && firstPane === 'passage');
  useEffect(() => {
    if (opensPassage) focusElement(passagePanel.current);
  }, [opensPassage]);
  const questionScroller = useRef<HTMLDivElement>(null);
  const [turned, setTurned] = useState(false);
  const isBeforeQuestion = opensPassage && !wide && pane === 'passage' && !turned;
  useEffect(() => {
    if (turned) focusElement(questionScroller.current?.querySelector('h2') ?? null);
  }, [turned]);
  useImperativeHandle(
    turn,
    () => () => {
      if (!isBeforeQuestion) return false;
      setTurned(true);
      setPane('question');
      return true;
    },
    [isBeforeQuestion],
  );

  // Another question is read from its stem and, on a phone, its tab comes to the front.
  const [shown, setShown] = useState(stem);
  if (shown !== stem) {
    setShown(stem);
    setPane('question');
  }
  const read = useRef(stem);
  useEffect(() => {
    if (read.current === stem) return;
    read.current = stem;
    questionScroller.current?.scrollTo(0, 0);
  }, [stem]);

  const panelProps = (name: Pane) => ({
    id: `${id}-${name}`,
    ...(!wide && { role: 'tabpanel', 'aria-labelledby': `${id}-${name}-tab` }),
    sx: [panelSx, !wide && { gridArea: 'panel' }, !wide && pane !== name && { visibility: 'hidden' }],
  });
  const style: CSSProperties & Record<'--passage-share', string> = { '--passage-share': `${share}%` };
  return (
    <Box style={style} sx={[layoutSx, wide ? wideSx : narrowSx]}>
      {!wide && (
        <Tabs
          value={pane}
          onChange={(_, next: Pane) => setPane(next)}
          variant="fullWidth"
          aria-label="Passage and question"
          sx={tabsSx}
        >
          {(['passage', 'question'] as const).map((name) => (
            <Tab
              key={name}
              value={name}
              label={name === 'passage' ? 'Passage' : 'Question'}
              id={`${id}-${name}-tab`}
              aria-controls={`${id}-${name}`}
            />
          ))}
        </Tabs>
      )}
      <Box {...panelProps('passage')} ref={passagePanel} key="passage">
        <PassagePane {...props} passage={passage} />
      </Box>
      {wide && (
        <PaneDivider controls={`${id}-passage`} share={share} onShare={(next) => changeShare(() => next)} />
      )}
      <Box {...panelProps('question')} key="question">
        <ScrollPane scroller={questionScroller} background="background.default" sx={questionSx}>
          <Box sx={{ maxWidth: 'calc(42rem * var(--reading-scale, 1))', mx: 'auto' }}>{children}</Box>
        </ScrollPane>
      </Box>
    </Box>
  );
}

const layoutSx = {
  display: 'grid',
  // On a magnified page with few lines, the panes keep a usable height and the page scrolls.
  height: 'max(calc(100dvh - var(--player-bar, 60px) - var(--player-foot, 80px)), 15rem)',
  '@media print': { display: 'block', height: 'auto' },
} as const;

const wideSx = {
  gridTemplateColumns: 'minmax(0, var(--passage-share)) 16px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
} as const;

/** Both panels share one grid cell: the hidden one retains its size, and with it its scroll position. */
const narrowSx = {
  gridTemplate: '"tabs" auto "panel" minmax(0, 1fr) / minmax(0, 1fr)',
} as const;

const panelSx = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  outline: 'none',
} as const;

const tabsSx = {
  gridArea: 'tabs',
  minHeight: 48,
  px: 2,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiTabs-indicator': { height: 3, borderRadius: '3px 3px 0 0' },
} as const;

const questionSx = {
  // Aligns the first line of the stem with that of the passage.
  pt: { xs: 3, md: 8 },
  pb: 4,
  px: { xs: 2, md: 5 },
} as const;

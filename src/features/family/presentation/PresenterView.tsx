import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  openPresenterChannel,
  type PresenterChannel,
  type PresenterMessage,
  type ShownSlides,
} from '@/data/presenter/presenterChannel';
import { presenterParam } from '@/data/presenter/presentationId';
import { formatTimeOfDay, localMinutesAt } from '@/lib/dates/localTime';
import { formatClock, formatNumber } from '@/lib/text/format';
import { useBareScreen } from '@/ui/page/bareScreen';
import type { DashboardLearner } from '../frame/useDashboard';
import { presenterStateAfter, waitingPresenter } from './presenterState';
import { SlidePreview } from './SlidePreview';
import { buildSlides, type Slide } from './slides';
import { useSlideKeys } from './useSlideKeys';

interface PresenterViewProps {
  readonly id: string;
  /** This window's dashboard; null until it has loaded. */
  readonly dashboard: DashboardLearner | null;
}

/** The speaker's own window: the current slide's note, what comes next, the clock, and the controls of the presentation. */
export function PresenterView({ id, dashboard }: PresenterViewProps) {
  useBareScreen();
  const [state, receive] = useReducer(presenterStateAfter, waitingPresenter);
  const channel = useRef<PresenterChannel | null>(null);
  useEffect(() => {
    const opened = openPresenterChannel(id, receive);
    channel.current = opened;
    opened?.post({ type: 'opened' });
    return () => opened?.close();
  }, [id]);
  const post = (message: PresenterMessage) => channel.current?.post(message);
  useSlideKeys((key) => post(key.kind === 'go' ? { type: 'go', to: key.to } : { type: 'blank' }));
  const shown = state.kind === 'shown' ? state.shown : null;
  useSameAddress(shown?.search ?? null, id);
  return (
    <Box component="section" aria-label="Presenter view" sx={screen}>
      <GlobalStyles styles={largeText} />
      {shown !== null ? (
        <Controls shown={shown} preview={previewOf(shown, dashboard)} post={post} />
      ) : (
        <Box role="status" sx={{ m: 'auto', textAlign: 'center' }}>
          <Typography component="h1" variant="h2">
            {state.kind === 'ended' ? 'The presentation has ended' : 'Waiting for the presentation'}
          </Typography>
          <Typography sx={{ mt: 1 }}>
            {state.kind === 'ended'
              ? 'You can close this window.'
              : 'This window shows the notes of a presentation in another window of this browser.'}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

/** Follows the presentation to another child or family, so that this window's dashboard is the same. */
function useSameAddress(search: string | null, id: string): void {
  const [, setAddress] = useSearchParams();
  const follow = useEffectEvent((next: string) => {
    const address = new URLSearchParams(next);
    address.set(presenterParam, id);
    setAddress(address, { replace: true });
  });
  useEffect(() => {
    if (search !== null) follow(search);
  }, [search]);
}

const ignore = () => undefined;

/** Returns the next slide, to be drawn in small; null if this window has other figures than the presentation, or none yet. */
function previewOf({ slides, at, ...shown }: ShownSlides, dashboard: DashboardLearner | null): Slide | null {
  const next = slides[at + 1];
  if (next === undefined || dashboard === null) return null;
  const { family, learner } = dashboard;
  if (family.id !== shown.family || learner.profile.id !== shown.child) return null;
  const drawn = buildSlides({ family, learner, openTest: ignore, openDay: ignore, openFigure: ignore });
  return drawn.find(({ name }) => name === next.name) ?? null;
}

interface ControlsProps {
  readonly shown: ShownSlides;
  readonly preview: Slide | null;
  readonly post: (message: PresenterMessage) => void;
}

function Controls({ shown: { slides, at, isBlank, startedMs }, preview, post }: ControlsProps) {
  const slide = slides[at];
  const next = slides[at + 1];
  if (slide === undefined) return null;
  return (
    <>
      <Box sx={columns}>
        <Box role="status" aria-label="Current slide" sx={{ minWidth: 0 }}>
          <Typography variant="secondary">
            {`${formatNumber(at + 1)} of ${formatNumber(slides.length)} · ${slide.topic}`}
          </Typography>
          <Typography component="h1" variant="h2" sx={{ mt: 0.5 }}>
            {slide.message}
          </Typography>
          <Typography variant="subtitle1" component="p" sx={{ mt: 2 }}>
            {slide.note}
          </Typography>
        </Box>
        <Box component="section" aria-label="Next slide" sx={nextStyle}>
          <Typography component="h2" variant="subtitle2">
            Next
          </Typography>
          {next === undefined ? (
            <Typography>This is the last slide.</Typography>
          ) : (
            <>
              <Typography variant="secondary">{next.topic}</Typography>
              <Typography variant="strong">{next.message}</Typography>
              {preview !== null && (
                <Box sx={{ mt: 1 }}>
                  <SlidePreview slide={preview} />
                </Box>
              )}
            </>
          )}
          <Clock startedMs={startedMs} />
        </Box>
      </Box>
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          variant="outlined"
          startIcon={<ArrowBack />}
          disabled={at === 0}
          onClick={() => post({ type: 'go', to: 'back' })}
        >
          Back
        </Button>
        <Button
          variant="contained"
          endIcon={<ArrowForward />}
          disabled={next === undefined}
          onClick={() => post({ type: 'go', to: 'next' })}
        >
          Next
        </Button>
        <Button aria-pressed={isBlank} onClick={() => post({ type: 'blank' })}>
          <span>{isBlank ? 'Show the slide' : 'Blank the screen'}</span>
        </Button>
      </Stack>
    </>
  );
}

const tickMs = 1000;

/** The time of day, and the time since the start of the presentation. */
function Clock({ startedMs }: { readonly startedMs: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <Box component="dl" sx={{ mt: 'auto', mb: 0 }}>
      {[
        ['Time', formatTimeOfDay(localMinutesAt(now))],
        ['Since the start', formatClock(now - startedMs)],
      ].map(([label, value]) => (
        <Box key={label} sx={{ mt: 1.5 }}>
          <Typography component="dt" variant="secondary">
            {label}
          </Typography>
          <Typography component="dd" variant="figure" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** Read from a desk while standing, so the letters grow with the window. */
const largeText = { '@media screen': { html: { fontSize: 'clamp(16px, min(2vw, 3vh), 32px)' } } } as const;

const screen = {
  position: 'fixed',
  inset: 0,
  zIndex: 'appBar',
  overflow: 'auto',
  bgcolor: 'background.default',
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  p: 3,
} as const;

const columns = {
  flexGrow: 1,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gap: 4,
} as const;

const nextStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  borderLeft: { sm: 1 },
  borderColor: { sm: 'divider' },
  pl: { sm: 3 },
} as const;

import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { brand } from '@/brand';
import { ChartPlaceContext } from '@/charts/figure/figureContext';
import { learnerName } from '@/domain/learner/learner-profile';
import { formatNumber } from '@/lib/text/format';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { useBareScreen } from '@/ui/page/bareScreen';
import { ChildSelect } from '../frame/ChildSelect';
import { OriginContext } from '../frame/originContext';
import { sampleFamilies } from '../frame/sampleFamilies';
import {
  type DashboardLearner,
  type DashboardState,
  queryStringForLearnerSource,
} from '../frame/useDashboard';
import { SpeakerNotes } from './SpeakerNotes';
import { type Slide, useSlideIndex } from '../frame/usePresentation';

interface PresentationProps {
  readonly dashboard: DashboardLearner;
  readonly state: DashboardState;
  readonly slides: readonly Slide[];
  /** The dialog with the details of what was pressed on a slide, if one is open. */
  readonly dialog: ReactNode;
  readonly onExit: () => void;
}

/**
 * Sets the root font size so that text is readable from ten meters: 32 px on a 1920 x 1080 screen, proportional on others.
 * Everything sized in rem scales with it; smaller text is raised to that size.
 */
const stageTypography = {
  '@media screen': {
    html: { fontSize: 'clamp(16px, min(1.6667vw, 2.963vh), 64px)', overflow: 'hidden' },
  },
} as const;

/** A learner's figures on a projector: one card at a time, controlled by the arrow keys or the buttons. */
export function Presentation({ dashboard, state, slides, dialog, onExit }: PresentationProps) {
  useBareScreen();
  const { family, learner, origin } = dashboard;
  const [place, change] = useSlideIndex();
  const [hasNotes, setNotes] = useState(false);
  const at = Math.min(place, slides.length - 1);
  const slide = slides[at];
  const isCovered = dialog !== null || hasNotes;
  useEffect(() => {
    if (isCovered) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (step === 0) return;
      event.preventDefault();
      change((was) => Math.min(slides.length - 1, Math.max(0, was + step)));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [change, isCovered, slides.length]);
  if (slide === undefined) return null;
  return (
    <>
      <GlobalStyles styles={stageTypography} />
      <Box component="section" aria-label="Presentation" sx={stageStyle}>
        <Stack direction="row" sx={bar}>
          <Typography component="span" variant="strong">
            {brand.name}
          </Typography>
          <Typography component="h1" sx={{ flexGrow: 1 }}>
            {`${learner.profile.nickname === null ? 'A learner' : learnerName(learner.profile)}: ${slide.title}`}
          </Typography>
          {origin === 'sample' && <FamilySelect current={state.familyName} />}
          <ChildSelect
            family={family}
            value={learner.profile.id}
            onChange={(next) => state.setParam('child', next)}
          />
          <Button variant="contained" onClick={onExit}>
            Exit
          </Button>
        </Stack>
        {/* Read-only like a shared copy, so that nothing on the slide links to another page. */}
        <OriginContext value="shared">
          <ChartPlaceContext value="presentation">
            <Box key={slide.title} sx={slide.isWords === true ? { ...stage, ...enlarged } : stage}>
              {slide.draw()}
            </Box>
          </ChartPlaceContext>
          {dialog}
        </OriginContext>
        <Stack direction="row" sx={bar}>
          <Button
            variant="outlined"
            startIcon={<ArrowBack />}
            disabled={at === 0}
            onClick={() => change(() => at - 1)}
          >
            Back
          </Button>
          <Typography
            role="status"
            aria-label="Slide"
            component="span"
            sx={{ flexGrow: 1, textAlign: 'center' }}
          >
            {`${formatNumber(at + 1)} of ${formatNumber(slides.length)}: ${slide.title}`}
          </Typography>
          <Button variant="text" onClick={() => setNotes(true)}>
            Speaker notes
          </Button>
          <Button
            variant="outlined"
            endIcon={<ArrowForward />}
            disabled={at === slides.length - 1}
            onClick={() => change(() => at + 1)}
          >
            Next
          </Button>
        </Stack>
      </Box>
      {hasNotes && <SpeakerNotes slides={slides} onClose={() => setNotes(false)} />}
    </>
  );
}

/**
 * Returns 1 or -1 for the keys of a keyboard or a presenter's remote; 0 for other keys and for those that a chart or list handled.
 */
function stepOf(event: KeyboardEvent): -1 | 0 | 1 {
  const { target } = event;
  if (event.defaultPrevented || (target instanceof Element && target.matches('select, input'))) return 0;
  if (event.key === 'ArrowRight' || event.key === 'PageDown') return 1;
  return event.key === 'ArrowLeft' || event.key === 'PageUp' ? -1 : 0;
}

/** Selects another sample family and stays on the current slide. */
function FamilySelect({ current }: { readonly current: string }) {
  const [, setAddress] = useSearchParams();
  return (
    <SelectField
      label="Family"
      labelPosition="hidden"
      options={sampleFamilies.map(({ name, title }) => ({ value: name, label: title }))}
      value={current}
      onChange={(family) =>
        setAddress((was) => queryStringForLearnerSource({ family }, was), {
          replace: true,
          preventScrollReset: true,
        })
      }
    />
  );
}

const stageStyle = {
  position: 'fixed',
  inset: 0,
  zIndex: 'appBar',
  bgcolor: 'background.default',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  '--small-text': '1rem',
} as const;

const bar = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: '1.25rem',
  py: '0.25rem',
} as const;

/** The card fills the remaining height of the screen and scrolls if it is taller. */
const stage = {
  minHeight: 0,
  overflow: 'auto',
  px: '1.25rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { minHeight: '100%', m: 0 },
} as const;

/** A text-only slide fills the screen with larger letters. */
const enlarged = { zoom: 1.375 } as const;

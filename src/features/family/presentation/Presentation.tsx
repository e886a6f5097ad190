import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { brand } from '@/brand';
import { formatNumber } from '@/lib/text/format';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { useBareScreen } from '@/ui/page/bareScreen';
import { ChildSelect } from '../frame/ChildSelect';
import { OriginContext } from '../frame/originContext';
import { originLabels } from '../frame/originLabels';
import { sampleFamilies } from '../frame/sampleFamilies';
import {
  type DashboardLearner,
  type DashboardState,
  queryStringForLearnerSource,
} from '../frame/useDashboard';
import { type PresentationControl, useCurrentSlide } from '../frame/usePresentation';
import { DrawnSlide, readableText } from './DrawnSlide';
import { slideIndexAfter, type SlideKey } from './slideKeys';
import { type Slide, slideIndexOf } from './slides';
import { SpeakerNotes } from './SpeakerNotes';
import { usePresenterLink } from './usePresenterLink';
import { useSlideKeys } from './useSlideKeys';

interface PresentationProps {
  readonly dashboard: DashboardLearner;
  readonly state: DashboardState;
  readonly slides: readonly Slide[];
  /** The dialog with the details of what was pressed on a slide, if one is open. */
  readonly dialog: ReactNode;
  readonly control: PresentationControl;
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

/**
 * A learner's figures on a projector: one slide at a time, controlled by the keys of `slideKeyOf`, the buttons, or the presenter view
 * in another window.
 */
export function Presentation({ dashboard, state, slides, dialog, control }: PresentationProps) {
  useBareScreen();
  const { family, learner, origin } = dashboard;
  const { search } = useLocation();
  const [name, change] = useCurrentSlide();
  const [hasNotes, setNotes] = useState(false);
  const [isBlank, setBlank] = useState(false);
  const at = slideIndexOf(slides, name);
  const slide = slides[at];
  const act = (key: SlideKey) => {
    setBlank((was) => key.kind === 'blank' && !was);
    if (key.kind === 'go')
      change((was) => {
        const next = slides[slideIndexAfter(key.to, slideIndexOf(slides, was), slides.length - 1)];
        return next?.name ?? was;
      });
  };
  useSlideKeys(act, dialog !== null || hasNotes);
  const openPresenter = usePresenterLink(
    {
      at,
      isBlank,
      slides: slides.map(({ name: id, topic, message, note }) => ({ name: id, topic, message, note })),
      search,
      family: family.id,
      child: learner.profile.id,
    },
    (message) => {
      if (message.type === 'go') act({ kind: 'go', to: message.to });
      if (message.type === 'blank') act({ kind: 'blank' });
    },
  );
  const showPresenterView = () => {
    control.outlastFullScreen(true);
    if (openPresenter()) return;
    control.outlastFullScreen(false);
    setNotes(true);
  };
  if (slide === undefined) return null;
  return (
    <>
      <GlobalStyles styles={stageTypography} />
      <Box component="section" aria-label="Presentation" sx={stageStyle}>
        <Stack direction="row" sx={bar}>
          <Typography component="span" variant="strong">
            {brand.name}
          </Typography>
          <Typography component="span" sx={{ flexGrow: 1 }}>
            {originLabels[origin]}
          </Typography>
          {origin === 'sample' && <FamilySelect current={state.familyName} />}
          <ChildSelect
            family={family}
            value={learner.profile.id}
            onChange={(next) => state.setParam('child', next)}
          />
          <Button variant="contained" onClick={control.end}>
            Exit
          </Button>
          <Typography component="h1" variant="h2" sx={{ flexBasis: '100%', maxWidth: 'none' }}>
            {slide.message}
          </Typography>
        </Stack>
        <DrawnSlide slide={slide} />
        <OriginContext value="shared">{dialog}</OriginContext>
        <Stack direction="row" sx={bar}>
          <Button
            variant="outlined"
            startIcon={<ArrowBack />}
            disabled={at === 0}
            onClick={() => act({ kind: 'go', to: 'back' })}
          >
            Back
          </Button>
          <Typography
            role="status"
            aria-label="Slide"
            component="span"
            sx={{ flexGrow: 1, textAlign: 'center' }}
          >
            {`${formatNumber(at + 1)} of ${formatNumber(slides.length)} · ${slide.topic}`}
          </Typography>
          {control.goFullScreen !== null && !control.isFullScreen && (
            <Button variant="text" onClick={control.goFullScreen}>
              Full screen
            </Button>
          )}
          <Button variant="text" onClick={showPresenterView}>
            Presenter view
          </Button>
          <Button variant="text" onClick={() => setNotes(true)}>
            Speaker notes
          </Button>
          <Button
            variant="outlined"
            endIcon={<ArrowForward />}
            disabled={at === slides.length - 1}
            onClick={() => act({ kind: 'go', to: 'next' })}
          >
            Next
          </Button>
        </Stack>
      </Box>
      <Backdrop
        open={isBlank}
        sx={{ zIndex: 'modal', bgcolor: 'common.black' }}
        onClick={() => setBlank(false)}
      />
      <span role="status" style={visuallyHidden}>
        {isBlank && 'The screen is blank. Press B to show the slide.'}
      </span>
      {hasNotes && <SpeakerNotes slides={slides} first={at} onClose={() => setNotes(false)} />}
    </>
  );
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
  ...readableText,
} as const;

const bar = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: '1.25rem',
  py: '0.25rem',
} as const;

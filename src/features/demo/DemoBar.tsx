import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useVisitState, createVisitKey } from '@/data/visitState';
import { formatNumber } from '@/lib/text/format';
import { useIsBareScreen } from '@/ui/page/bareScreen';
import { isUnclaimedKey } from '@/ui/page/unclaimedKey';
import { demoSteps } from './demoSteps';

const stepKey = createVisitKey<number>();

/** The guided demo's bar at the bottom of the screen: the current stop, one sentence, and buttons for next, back, and exit. The arrow keys turn the stops, too. */
export function DemoBar({ onLeave }: { readonly onLeave: () => void }) {
  const [at, change] = useVisitState(stepKey, 0);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isBare = useIsBareScreen();
  const step = demoSteps[at];
  // A stop counts only once its page is open, because leaving a running test asks for confirmation first.
  const arrived = demoSteps.findIndex(({ path }) => path === pathname + search);
  useEffect(() => {
    if (arrived !== -1) change(() => arrived);
  }, [arrived, change]);
  const turnTo = (next: number) => void navigate(demoSteps[next]?.path ?? pathname);
  useEffect(() => {
    if (isBare) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const next = event.key === 'ArrowRight' ? at + 1 : event.key === 'ArrowLeft' ? at - 1 : at;
      const path = demoSteps[next]?.path;
      if (next === at || path === undefined || !isUnclaimedKey(event) || scrollsSideways(event)) return;
      event.preventDefault();
      void navigate(path);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [at, isBare, navigate]);
  const isBeginning = new URLSearchParams(search).get('demo') !== null;
  useEffect(() => {
    if (!isBeginning) return;
    void navigate(demoSteps[0]?.path ?? pathname, { replace: true });
  }, [isBeginning, navigate, pathname]);
  // Hidden during a running test, which takes the whole screen and has its own bar at the bottom.
  if (step === undefined || isBare) return null;
  return (
    <Stack component="aside" direction="row" spacing={1.5} aria-label="Guided demo" sx={bar}>
      <Typography role="status" component="div" sx={{ flex: '1 1 20rem' }}>
        <Typography component="div" variant="secondary">
          {`${formatNumber(at + 1)} of ${formatNumber(demoSteps.length)} · ${step.title}`}
        </Typography>
        <span>{step.sentence}</span>
      </Typography>
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="text" onClick={onLeave}>
          Leave
        </Button>
        <Button variant="outlined" disabled={at === 0} onClick={() => turnTo(at - 1)}>
          Back
        </Button>
        {at === demoSteps.length - 1 ? (
          <Button variant="contained" onClick={onLeave}>
            End
          </Button>
        ) : (
          <Button variant="contained" onClick={() => turnTo(at + 1)}>
            Next
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

/** True for a key in a part of the page that it may scroll or move through, such as a wide table. */
const scrollsSideways = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[tabindex="0"]') !== null;

/** Sticks to the bottom of the window, after all page content, so that it covers nothing at the end of the page. */
const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'appBar',
  displayPrint: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  px: { xs: 2, sm: 3 },
  py: 1.5,
  bgcolor: 'background.paper',
  borderTop: 3,
  borderColor: 'primary.main',
} as const;

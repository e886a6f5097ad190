import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, useSyncExternalStore } from 'react';
import {
  isReturnVisit,
  readDeviceFacts,
  isInstallHintDismissed,
  readPageEntry,
  dismissInstallHint,
} from '@/data/offline/installFacts';
import { currentInstallOffer, onInstallOfferChange } from '@/data/offline/installOffer';
import { chooseInstallHint } from './chooseInstallHint';
import { installTexts } from './offlineText';

// Read when the module loads, because once the service worker is registered, a first visit looks like a later one.
const laterVisit = !import.meta.env.SSR && isReturnVisit(readPageEntry());

interface InstallLineProps {
  readonly laterVisit?: boolean;
}

/** A line in the footer that suggests installing the site if the device supports it and the user hasn't declined. */
export function InstallLine({ laterVisit: isLaterVisit = laterVisit }: InstallLineProps) {
  const offer = useSyncExternalStore(onInstallOfferChange, currentInstallOffer);
  const [wasDismissed, setWasDismissed] = useState(isInstallHintDismissed);
  const hint = chooseInstallHint({
    isLaterVisit,
    wasDismissed,
    isOffered: offer !== null,
    ...readDeviceFacts(),
  });
  if (hint === null) return null;
  return (
    <Stack direction="row" sx={{ mt: 1, flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Typography variant="secondary">{installTexts[hint]}</Typography>
      {offer !== null && (
        <Button variant="flush" size="small" onClick={offer.ask}>
          <span>{installTexts.install}</span>
        </Button>
      )}
      <Button
        variant="flush"
        size="small"
        onClick={() => {
          dismissInstallHint();
          setWasDismissed(true);
        }}
      >
        <span>{installTexts.refuse}</span>
      </Button>
    </Stack>
  );
}

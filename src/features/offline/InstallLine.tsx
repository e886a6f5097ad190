import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, useSyncExternalStore } from 'react';
import {
  beginsLaterVisit,
  deviceFacts,
  isHintRefused,
  pageStart,
  refuseHint,
} from '@/data/offline/installFacts';
import { installOffer, onInstallOffer } from '@/data/offline/installOffer';
import { installHint } from './installHint';
import { installWords } from './words';

// As this file is fetched, before the worker is registered.
const laterVisit = beginsLaterVisit(pageStart());

interface InstallLineProps {
  readonly laterVisit?: boolean;
}

/** One line at the foot of each page that suggests to install the site, where the device can and the reader hasn't said no. */
export function InstallLine({ laterVisit: isLaterVisit = laterVisit }: InstallLineProps) {
  const offer = useSyncExternalStore(onInstallOffer, installOffer);
  const [refused, setRefused] = useState(isHintRefused);
  const hint = installHint({
    laterVisit: isLaterVisit,
    refused,
    offered: offer !== null,
    ...deviceFacts(),
  });
  if (hint === null) return null;
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
    >
      <span>{installWords[hint]}</span>
      {offer !== null && (
        <Button size="small" onClick={offer.ask}>
          {installWords.install}
        </Button>
      )}
      <Button
        size="small"
        onClick={() => {
          refuseHint();
          setRefused(true);
        }}
      >
        {installWords.refuse}
      </Button>
    </Typography>
  );
}

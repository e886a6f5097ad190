import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { fetchSiteCopyBytes, getSiteCopyController } from '@/data/offline/getSiteCopyController';
import { runWhenNearViewport } from '@/lib/browser/timing';
import { useOfflineCopy } from './useOfflineCopy';
import { offlineCopyActionLabel, offlineCopySentence, offlineCopySizeText } from './offlineText';

/** A line in the footer: whether the site works offline, the size of its offline copy, and a button to save or delete it. */
export function OfflineLine() {
  const { state } = useOfflineCopy();
  const place = useRef<HTMLDivElement>(null);
  const bytes = useCopyBytes(place);
  const sentence = offlineCopySentence(state);
  const action = offlineCopyActionLabel(state);
  if (sentence === null) return null;
  const choose = () => {
    const copy = getSiteCopyController();
    void (state === 'storing' || state === 'stored' ? copy.turnOff() : copy.turnOn());
  };
  return (
    <Stack ref={place} direction="row" sx={{ mt: 1, flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Typography role="status" variant="secondary">
        {sentence}
      </Typography>
      {action !== null && (
        <Button variant="flush" size="small" onClick={choose}>
          <span>{action}</span>
        </Button>
      )}
      {/* Appears when the line scrolls into view, so it comes last: it would move a button that followed it. */}
      <Typography variant="secondary">{offlineCopySizeText(state, bytes)}</Typography>
    </Stack>
  );
}

/** Returns the size of the offline copy in bytes, fetched when the line scrolls into view; null until then. */
function useCopyBytes(place: { readonly current: Element | null }): number | null {
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    const element = place.current;
    return element === null
      ? undefined
      : runWhenNearViewport(element, 100, () => void fetchSiteCopyBytes().then(setBytes));
  }, [place]);
  return bytes;
}

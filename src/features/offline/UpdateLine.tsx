import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { getSiteCopyController } from '@/data/offline/getSiteCopyController';
import { useOfflineCopy } from './useOfflineCopy';
import { updateTexts } from './offlineText';

async function loadNewVersion(): Promise<void> {
  await getSiteCopyController().update();
  window.location.reload();
}

/** Announces a waiting new version that couldn't activate itself because a page of the site is busy. */
export function UpdateLine() {
  const { updateWaits } = useOfflineCopy();
  return (
    <div role="status">
      {updateWaits && (
        <Box sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
          <Container sx={{ py: 0.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
            <span>{updateTexts.ready}</span>
            <Button size="small" onClick={() => void loadNewVersion()}>
              <span>{updateTexts.use}</span>
            </Button>
          </Container>
        </Box>
      )}
    </div>
  );
}

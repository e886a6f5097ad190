import Alert from '@mui/material/Alert';
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
        <Container sx={{ pt: 2 }}>
          <Alert
            severity="info"
            action={
              <Button size="small" onClick={() => void loadNewVersion()}>
                <span>{updateTexts.use}</span>
              </Button>
            }
          >
            {updateTexts.ready}
          </Alert>
        </Container>
      )}
    </div>
  );
}

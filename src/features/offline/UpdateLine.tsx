import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { siteCopy } from '@/data/offline/siteCopy';
import { column } from '@/ui/page/column';
import { useSiteCopy } from './useSiteCopy';
import { updateWords } from './words';

async function loadNewVersion(): Promise<void> {
  await siteCopy().update();
  window.location.reload();
}

/** Says that a new version waits, where one could not take over by itself because some page of the site is busy. */
export function UpdateLine() {
  const { updateWaits } = useSiteCopy();
  return (
    <div role="status">
      {updateWaits && (
        <Box sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
          <Box
            sx={{ ...column, py: 0.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
          >
            {updateWords.ready}
            <Button size="small" onClick={() => void loadNewVersion()}>
              {updateWords.use}
            </Button>
          </Box>
        </Box>
      )}
    </div>
  );
}

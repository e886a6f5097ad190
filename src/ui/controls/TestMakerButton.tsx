import Button from '@mui/material/Button';
import { testMaker } from '@/site';

/** Leads to the test maker's site, in this tab, where registering is the next step. */
export function TestMakerButton() {
  return (
    <Button href={testMaker.url} variant="outlined">
      <span>{`Register at ${testMaker.domain}`}</span>
    </Button>
  );
}

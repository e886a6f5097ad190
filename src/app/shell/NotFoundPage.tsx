import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { pathOf } from '@/site';
import { MessagePage } from './MessagePage';

export function NotFoundPage() {
  return (
    <MessagePage title="There is no page at this address">
      <p>The address may be mistyped, or the page may have moved. None of your work is lost.</p>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button component={Link} to={pathOf('home')} variant="contained">
          Go to the home page
        </Button>
        <Button component={Link} to={pathOf('quickTest')} variant="outlined">
          Take the quick verbal test
        </Button>
      </Box>
    </MessagePage>
  );
}

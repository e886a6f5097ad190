import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { addressInPath } from '@/data/learners/shared/sharedAddress';
import { pathOf } from '@/site';
import { MessagePage } from './MessagePage';

export function NotFoundPage() {
  useAddressInPath();
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

/** Opens the link to a shared copy whose query or fragment an app has encoded into the path. */
function useAddressInPath() {
  const address = addressInPath(useLocation().pathname);
  const navigate = useNavigate();
  useEffect(() => {
    if (address !== null) void navigate(address, { replace: true });
  }, [address, navigate]);
}

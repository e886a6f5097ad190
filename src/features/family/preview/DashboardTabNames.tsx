import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { dashboardTabLabels, dashboardTabs } from '@/domain/dashboard/dashboard-tab';
import { Drawing } from '@/ui/drawings/Drawing';

/** The names of the parent dashboard's tabs. */
export function DashboardTabNames() {
  const names = dashboardTabs.map((tab) => dashboardTabLabels[tab]);
  return (
    <Drawing name={`The tabs of the dashboard: ${names.join(', ')}.`}>
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        {names.map((name) => (
          <Chip key={name} variant="outlined" label={name} />
        ))}
      </Stack>
    </Drawing>
  );
}

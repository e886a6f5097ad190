import ArrowForward from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { Link } from 'react-router-dom';
import { OfflineMailNote } from '@/ui/controls/mail/OfflineMailNote';
import { Panel } from '@/ui/cards/Panel';
import { LeavesSampleNote } from '../LeavesSampleNote';

/** `to` is a page of the site, `href` an address that opens the mail program. */
export type QuickAction = { readonly label: string } & ({ readonly to: string } | { readonly href: string });

interface QuickActionsPanelProps {
  readonly actions: readonly QuickAction[];
  /** True if the actions open a student's own pages, which aren't the sample's. */
  readonly leavesSample?: boolean;
}

export function QuickActionsPanel({ actions, leavesSample = false }: QuickActionsPanelProps) {
  return (
    <Panel title="Quick Actions">
      <List sx={{ display: 'grid', gap: 1 }}>
        {actions.map((action) => (
          <ListItem key={action.label} disablePadding sx={{ display: 'block' }}>
            <Button
              {...('to' in action ? { component: Link, to: action.to } : { href: action.href })}
              variant="outlined"
              fullWidth
              endIcon={<ArrowForward />}
              sx={{ justifyContent: 'space-between', textAlign: 'left' }}
            >
              <span>{action.label}</span>
            </Button>
            {'href' in action && <OfflineMailNote />}
          </ListItem>
        ))}
      </List>
      {leavesSample && <LeavesSampleNote />}
    </Panel>
  );
}

import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link } from 'react-router-dom';
import { OfflineMailNote } from '@/ui/controls/mail/OfflineMailNote';
import { Panel } from '@/ui/cards/Panel';

/** `to` is a page of the site, `href` an address that opens the mail program. */
export type QuickAction = { readonly label: string } & ({ readonly to: string } | { readonly href: string });

export function QuickActionsPanel({ actions }: { actions: readonly QuickAction[] }) {
  return (
    <Panel title="Quick Actions">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {actions.map((action) => (
          <li key={action.label}>
            <ButtonBase
              {...('to' in action
                ? { component: Link, to: action.to }
                : { component: 'a', href: action.href })}
              sx={{
                width: '100%',
                minHeight: 48,
                px: 2,
                display: 'flex',
                justifyContent: 'space-between',
                borderRadius: 1,
                border: 1,
                borderColor: 'divider',
                typography: 'body1',
                fontWeight: 550,
                textAlign: 'left',
                color: 'primary.main',
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              <span>{action.label}</span>
              <ArrowForward sx={{ fontSize: '1.125rem', color: 'text.secondary' }} />
            </ButtonBase>
            {'href' in action && <OfflineMailNote />}
          </li>
        ))}
      </Box>
    </Panel>
  );
}

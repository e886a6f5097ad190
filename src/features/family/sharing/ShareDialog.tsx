import Check from '@mui/icons-material/Check';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { sharedCopyLabel } from '@/data/learners/shared/sharedCopyLabel';
import { createDigest } from '@/data/learners/shared/createDigest';
import { encodeDigestFile } from '@/data/learners/shared/digestFile';
import { encodeDigestLink } from '@/data/learners/shared/digestLink';
import type { Learner } from '@/domain/learner/learner';
import { pathOf } from '@/site';
import { TitledDialog } from '@/ui/controls/dialogs/TitledDialog';
import { shareButtonLabels } from './shareButtonLabels';
import { drawQr, maxQrBytes, qrPixels, usualQrPixels } from '@/ui/marks/QrCode';
import { QrSection } from './QrSection';
import { ShareOptions } from './ShareOptions';
import {
  includedDataLines,
  shareIntroText,
  excludedDataLines,
  sharePrivacyText,
  unsavedIdText,
} from './sharingTexts';

export interface ShareDialogProps {
  readonly learner: Learner;
  /** Epoch milliseconds. The copy is made once, when the dialog opens. */
  readonly now: number;
  /** True if this device could save the learner's id: a later copy then replaces this one. */
  readonly hasSavedId: boolean;
  readonly onClose: () => void;
}

/** Creates the copy with its file and its link. Called once per dialog, so that exactly what is shown is shared. */
function copyOf(learner: Learner, now: number) {
  const digest = createDigest(learner, now);
  const page = new URL(pathOf('parentDashboard'), window.location.origin).href;
  return { digest, file: encodeDigestFile(digest), link: encodeDigestLink(digest, page) };
}

/** Lists what the copy includes and leaves out, and offers it as a file, a link, or a QR code. */
export function ShareDialog({ learner, now, hasSavedId, onClose }: ShareDialogProps) {
  const [{ digest, file, link }] = useState(() => copyOf(learner, now));
  const [code] = useState(() =>
    link.state === 'fits' && link.bytes <= maxQrBytes ? drawQr(link.link) : null,
  );
  const isBeside = code !== null && qrPixels(code, usualQrPixels) !== null;
  return (
    <TitledDialog title={shareButtonLabels.long} width="md" onClose={onClose}>
      <DialogContent>
        <Typography color="textSecondary" sx={{ maxWidth: '44em' }}>
          {shareIntroText(digest)}
        </Typography>
        {!hasSavedId && (
          <Typography role="status" sx={{ mt: 1, maxWidth: '44em' }}>
            {unsavedIdText}
          </Typography>
        )}
        <Grid container columnSpacing={5} rowSpacing={3} sx={{ mt: 3 }}>
          <Grid size={{ xs: 12, md: isBeside ? 'grow' : 12 }}>
            <Stack spacing={3}>
              <Stack spacing={2}>
                <Lines
                  title="In the copy"
                  lines={includedDataLines(digest)}
                  icon={<Check fontSize="xsmall" />}
                  color="status.good"
                />
                <Lines
                  title="Not in the copy"
                  lines={excludedDataLines(digest, learner)}
                  icon={<Remove fontSize="xsmall" />}
                  color="text.secondary"
                />
              </Stack>
              {/* On a phone, these options come first. Nothing else in the dialog takes focus, so the focus order is unaffected. */}
              <Box sx={{ order: { xs: -1, md: 0 } }}>
                <ShareOptions name={sharedCopyLabel(digest)} file={file} link={link} />
              </Box>
            </Stack>
          </Grid>
          {code !== null && (
            <Grid size={{ xs: 12, md: isBeside ? 'auto' : 12 }}>
              <Box sx={isBeside ? { width: { md: usualQrPixels } } : {}}>
                <QrSection drawing={code} />
              </Box>
            </Grid>
          )}
        </Grid>
        <Stack direction="row" spacing={1} sx={{ mt: 3, color: 'text.secondary' }}>
          <LockOutlined aria-hidden fontSize="small" />
          <Typography variant="body2">{sharePrivacyText}</Typography>
        </Stack>
      </DialogContent>
    </TitledDialog>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly icon: ReactNode;
  readonly color: string;
}

function Lines({ title, lines, icon, color }: LinesProps) {
  return (
    <section aria-label={title}>
      <Typography component="h3" variant="strong">
        {title}
      </Typography>
      <List>
        {lines.map((line) => (
          <ListItem key={line} disablePadding alignItems="flex-start" sx={{ py: 0.5 }}>
            <ListItemIcon sx={{ minWidth: 26, mt: 0.25, color }}>{icon}</ListItemIcon>
            <ListItemText primary={line} />
          </ListItem>
        ))}
      </List>
    </section>
  );
}

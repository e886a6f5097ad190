import Check from '@mui/icons-material/Check';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { sharedCopyLabel } from '@/data/learners/shared/sharedCopyLabel';
import { createDigest } from '@/data/learners/shared/createDigest';
import { encodeDigestFile } from '@/data/learners/shared/digestFile';
import { encodeDigestLink } from '@/data/learners/shared/digestLink';
import type { LearnerRecord } from '@/domain/learner/learner-record';
import { pathOf } from '@/site';
import { TitledDialog } from '@/ui/controls/dialogs/TitledDialog';
import { shareButtonLabels } from './shareButtonLabels';
import { drawQr, maxQrBytes, qrPixels, usualQrPixels } from './QrCode';
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
  readonly record: LearnerRecord;
  /** Epoch milliseconds. The copy is made once, when the dialog opens. */
  readonly now: number;
  /** True if this device could save the learner's id: a later copy then replaces this one. */
  readonly hasSavedId: boolean;
  readonly onClose: () => void;
}

/** Creates the copy with its file and its link. Called once per dialog, so that exactly what is shown is shared. */
function copyOf(record: LearnerRecord, now: number) {
  const digest = createDigest(record, now);
  const page = new URL(pathOf('parentDashboard'), window.location.origin).href;
  return { digest, file: encodeDigestFile(digest), link: encodeDigestLink(digest, page) };
}

/** Lists what the copy includes and leaves out, and offers it as a file, a link, or a QR code. */
export function ShareDialog({ record, now, hasSavedId, onClose }: ShareDialogProps) {
  const [{ digest, file, link }] = useState(() => copyOf(record, now));
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
        <Box
          sx={{
            mt: 3,
            display: 'grid',
            columnGap: 5,
            rowGap: 3,
            alignItems: 'start',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: isBeside ? `minmax(0, 1fr) ${usualQrPixels}px` : 'minmax(0, 1fr)',
            },
          }}
        >
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <div>
              <Lines
                title="In the copy"
                lines={includedDataLines(digest)}
                icon={<Check />}
                color="status.good"
              />
              <Lines
                title="Not in the copy"
                lines={excludedDataLines(digest, record)}
                icon={<Remove />}
                color="text.secondary"
              />
            </div>
            {/* On a phone, these options come first. Nothing else in the dialog takes focus, so the focus order is unaffected. */}
            <Box sx={{ order: { xs: -1, md: 0 } }}>
              <ShareOptions name={sharedCopyLabel(digest)} file={file} link={link} />
            </Box>
          </Box>
          {code !== null && <QrSection drawing={code} />}
        </Box>
        <Box sx={{ mt: 3, display: 'flex', gap: 1, color: 'text.secondary' }}>
          <LockOutlined aria-hidden sx={{ fontSize: '1.25rem', flexShrink: 0 }} />
          <Typography variant="body2">{sharePrivacyText}</Typography>
        </Box>
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
    <Box component="section" aria-label={title} sx={{ '& + &': { mt: 2 } }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
        {lines.map((line) => (
          <Box
            component="li"
            key={line}
            sx={{
              display: 'flex',
              gap: 1,
              py: 0.5,
              '& svg': { mt: 0.25, fontSize: '1.125rem', color, flexShrink: 0 },
            }}
          >
            {icon}
            <span>{line}</span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

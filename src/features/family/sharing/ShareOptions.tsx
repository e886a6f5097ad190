import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import IosShare from '@mui/icons-material/IosShare';
import LinkIcon from '@mui/icons-material/Link';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { isolated } from '@/lib/text/isolated';
import type { DigestFile } from '@/data/learners/shared/digestFile';
import type { DigestLinkResult } from '@/data/learners/shared/digestLink';
import { formatDataSize } from '@/lib/text/format';
import { downloadText } from '@/lib/browser/download';
import {
  shareDoneTexts,
  linkSizeText,
  shareSheetText,
  linkTooLongText,
  shareErrorTexts,
} from './sharingTexts';

interface ShareOptionsProps {
  /** Example: "Ana’s progress". */
  readonly name: string;
  readonly file: DigestFile;
  readonly link: DigestLinkResult;
}

/** Returns the file for the share sheet; null if this browser has no share sheet or doesn't accept the file. */
function shareable({ fileName, text }: DigestFile): File | null {
  try {
    const file = new File([text], fileName, { type: 'text/plain' });
    return 'canShare' in navigator && navigator.canShare({ files: [file] }) ? file : null;
  } catch {
    return null;
  }
}

/** True if the share sheet was closed without sharing, which needs no message. */
const isClosed = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError';

/** The ways to share: the device's share sheet, a link, and a file. Each reports its outcome. */
export function ShareOptions({ name, file, link }: ShareOptionsProps) {
  const [sheetFile] = useState(() => shareable(file));
  const [done, setDone] = useState('');
  const [trouble, setTrouble] = useState<'share' | 'copy' | null>(null);

  const share = async (shared: File) => {
    setDone('');
    setTrouble(null);
    try {
      await navigator.share({ files: [shared], title: name });
    } catch (reason) {
      if (!isClosed(reason)) setTrouble('share');
    }
  };
  const copy = async (text: string) => {
    setDone('');
    setTrouble(null);
    try {
      await navigator.clipboard.writeText(text);
      setDone(shareDoneTexts.copied);
    } catch {
      setTrouble('copy');
    }
  };
  const save = () => {
    setTrouble(null);
    downloadText(file.fileName, file.text);
    setDone(shareDoneTexts.saved(file.fileName));
  };

  return (
    <section aria-label="Ways to share">
      {sheetFile !== null && (
        <Box sx={{ mb: 1 }}>
          <Button
            variant="contained"
            fullWidth
            startIcon={<IosShare />}
            onClick={() => void share(sheetFile)}
          >
            Share the copy…
          </Button>
          <Typography variant="secondary" sx={{ mt: 0.75, textAlign: 'center' }}>
            {shareSheetText}
          </Typography>
        </Box>
      )}
      <List>
        <Way
          icon={<LinkIcon />}
          title="Link"
          text={link.state === 'fits' ? linkSizeText(link.bytes) : linkTooLongText(link.bytes)}
        >
          {link.state === 'fits' && (
            <Button variant="outlined" onClick={() => void copy(link.link)}>
              Copy link
            </Button>
          )}
        </Way>
        <Way
          icon={<InsertDriveFileOutlined />}
          title="File"
          text={`${isolated(file.fileName)}, ${formatDataSize(file.sizeBytes)}`}
        >
          <Button
            variant={sheetFile === null && link.state !== 'fits' ? 'contained' : 'outlined'}
            onClick={save}
          >
            Save file
          </Button>
        </Way>
      </List>
      {trouble !== null && (
        <Alert severity="error" role="alert" sx={{ mt: 1 }}>
          <span>{shareErrorTexts[trouble]}</span>
          {trouble === 'copy' && link.state === 'fits' && (
            <OutlinedInput
              multiline
              rows={3}
              readOnly
              fullWidth
              value={link.link}
              slotProps={{ input: { 'aria-label': 'The link' } }}
              sx={{ mt: 1, wordBreak: 'break-all' }}
            />
          )}
        </Alert>
      )}
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em', mt: 1 }}>
        {done}
      </Typography>
    </section>
  );
}

interface WayProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Way({ icon, title, text, children }: WayProps) {
  return (
    <ListItem divider sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
      <ListItemIcon sx={{ minWidth: 0, color: 'primary.main' }}>{icon}</ListItemIcon>
      <Box sx={{ flex: '1 1 10rem', minWidth: 0 }}>
        <Typography variant="strong">{title}</Typography>
        <Typography variant="secondary">{text}</Typography>
      </Box>
      {children}
    </ListItem>
  );
}

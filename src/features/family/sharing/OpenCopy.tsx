import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import { OriginAction } from '../frame/OriginList';
import { shareButtonLabels } from './shareButtonLabels';
import { SharedCopyOpener } from './SharedCopyOpener';
import { useShowCopy } from './useArrivedCopy';

/** Opens the file of a shared copy and shows its figures. */
export function OpenCopyButton() {
  return <SharedCopyOpener Control={OutlinedControl} onOpened={useShowCopy()} />;
}

/** The same as an entry of the list of origins. */
export function OpenCopyEntry({ onOpened }: { readonly onOpened: () => void }) {
  const show = useShowCopy();
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <SharedCopyOpener
        Control={EntryControl}
        onOpened={(digest) => {
          onOpened();
          show(digest);
        }}
      />
    </ListItem>
  );
}

interface ControlProps {
  readonly onClick: () => void;
}

function OutlinedControl({ onClick }: ControlProps) {
  return (
    <Button variant="outlined" onClick={onClick}>
      <span>{shareButtonLabels.open}</span>
    </Button>
  );
}

function EntryControl({ onClick }: ControlProps) {
  return (
    <OriginAction
      label={shareButtonLabels.open}
      icon={<FolderOpenOutlined fontSize="small" />}
      onClick={onClick}
    />
  );
}

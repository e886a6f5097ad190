import IosShare from '@mui/icons-material/IosShare';
import Button from '@mui/material/Button';
import { useHydrated } from '@/ui/loading/useHydrated';
import { Toast, useToast } from '@/ui/page/Toast';

/** Sends a sentence to the student through the device's share sheet, or copies it where the browser has none. */
export function SendMessageButton({ text }: { readonly text: string }) {
  const { said, say, clearMessage } = useToast();
  const canShare = useHydrated() && 'share' in navigator;
  const send = async () => {
    try {
      if (canShare) await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        say('Message copied');
      }
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        say('This browser doesn’t let the site share or copy text.');
    }
  };
  return (
    <>
      <Button
        variant="flush"
        size="small"
        startIcon={<IosShare />}
        onClick={() => void send()}
        sx={{ displayPrint: 'none' }}
      >
        <span>{canShare ? 'Send as a message' : 'Copy as a message'}</span>
      </Button>
      <Toast said={said} clearMessage={clearMessage} />
    </>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { brand } from '@/brand';
import { OfflineMailNote } from './OfflineMailNote';

/**
 * Shown after a form has asked the mail program to open, with the email to copy in case it didn't. Until then, shows only the
 * notice for offline email.
 */
export function MailWrittenNotice({ text }: { readonly text: string }) {
  return (
    <Stack role="status" spacing={1.5} sx={{ '&:not(:empty)': { mt: 2 } }}>
      <OfflineMailNote />
      {text !== '' && (
        <Alert severity="info">
          <span>
            {`Your mail program should now be open, with the message below. Nothing has been sent yet. If the program didn’t open, copy the text and send it to ${brand.contact.email}.`}
          </span>
          <Box
            component="pre"
            // Each paragraph follows its own first letters: ours, or those of the person who wrote it.
            sx={{ m: 0, mt: 1.5, font: 'inherit', whiteSpace: 'pre-wrap', unicodeBidi: 'plaintext' }}
          >
            {text}
          </Box>
        </Alert>
      )}
    </Stack>
  );
}

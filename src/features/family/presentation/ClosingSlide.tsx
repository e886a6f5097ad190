import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { QrCode, drawQr, qrPixels, usualQrPixels } from '@/ui/marks/QrCode';

/** The site's address with its QR code, for those in the hall who want to try it. */
export function ClosingSlide() {
  const { origin, host } = window.location;
  const drawing = drawQr(origin);
  const pixels = qrPixels(drawing, usualQrPixels);
  return (
    <Card>
      <CardContent sx={contentStyle}>
        {pixels !== null && <QrCode drawing={drawing} pixels={pixels} label={`QR code for ${host}`} />}
        <Box sx={{ flex: '1 1 16rem' }}>
          <Typography component="h2" variant="h1" translate="no" noWrap sx={{ overflow: 'visible' }}>
            {host}
          </Typography>
          <Typography sx={{ mt: 1 }}>
            Practice, tests, and dashboards open in a browser, without an account. Nothing is saved unless you
            choose to save it on your device.
          </Typography>
        </Box>
      </CardContent>
    </Card>
  );
}

const contentStyle = {
  height: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
} as const;

import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';
import { QrCode, type QrDrawing, qrPixels, usualQrPixels } from '@/ui/marks/QrCode';
import { codeTooLargeText, scanCodeText } from './sharingTexts';

/** Offers the link as a QR code, or says that this screen is too narrow for one. */
export function QrSection({ drawing }: { readonly drawing: QrDrawing }) {
  const ref = useRef<HTMLElement>(null);
  const [space, setSpace] = useState<number | null>(null);
  useLayoutEffect(() => {
    const section = ref.current;
    if (section === null) return undefined;
    const measure = () => setSpace(section.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(section);
    return () => observer.disconnect();
  }, []);
  const pixels = space === null ? null : qrPixels(drawing, space);
  return (
    <section ref={ref}>
      {pixels !== null && (
        <>
          <Typography component="h3" variant="strong" sx={{ mb: 1.5 }}>
            Or scan with the parent’s phone
          </Typography>
          <QrCode drawing={drawing} pixels={pixels} label="QR code for the link to this copy" />
        </>
      )}
      {space !== null && (
        <Typography
          variant="body2"
          sx={{ mt: pixels === null ? 0 : 1.5, maxWidth: Math.max(pixels ?? 0, usualQrPixels) }}
        >
          {pixels === null ? codeTooLargeText : scanCodeText}
        </Typography>
      )}
    </section>
  );
}

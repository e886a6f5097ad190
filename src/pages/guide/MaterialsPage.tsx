import { materialsText } from '@/data/texts/materials';
import { sheetMargins } from '@/features/materials/margins';
import { useSheets } from '@/features/materials/useSheets';
import { GuidePage } from '@/ui/guide/GuidePage';
import { PrintStyles } from '@/ui/page/PrintStyles';

export default function MaterialsPage() {
  const sheets = useSheets();
  return (
    <>
      <PrintStyles />
      <GuidePage id="materials" area="SSAT Guide" text={materialsText} margins={sheetMargins(sheets)} />
    </>
  );
}

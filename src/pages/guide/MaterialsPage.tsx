import { materialsText } from '@/data/texts/pages/materials';
import { renderSheetPreviews } from '@/features/materials/renderSheetPreviews';
import { useSheetSelection } from '@/features/materials/useSheetSelection';
import { GuidePage } from '@/ui/guide/GuidePage';
import { PrintStyles } from '@/ui/print/PrintStyles';

export default function MaterialsPage() {
  const sheets = useSheetSelection();
  return (
    <>
      <PrintStyles />
      <GuidePage
        id="materials"
        area="SSAT Guide"
        text={materialsText}
        pieces={{}}
        margins={renderSheetPreviews(sheets)}
      />
    </>
  );
}

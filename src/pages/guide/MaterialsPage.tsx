import { materialsText } from '@/data/texts/pages/materials';
import { renderSheetPreviews } from '@/features/materials/renderSheetPreviews';
import { useSheetSelection } from '@/features/materials/useSheetSelection';
import { SheetRow } from '@/ui/drawings/SheetRow';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function MaterialsPage() {
  const sheets = useSheetSelection();
  return (
    <GuidePage
      id="materials"
      area="SSAT Guide"
      text={materialsText}
      picture={<SheetRow count={materialsText.sections.length} />}
      pieces={{}}
      margins={renderSheetPreviews(sheets)}
    />
  );
}

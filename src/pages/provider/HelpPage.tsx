import { brand } from '@/brand';
import { helpText } from '@/data/texts/pages/help';
import { WorkMoves } from '@/ui/drawings/WorkMoves';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function HelpPage() {
  return <GuidePage id="help" area={brand.name} text={helpText} picture={<WorkMoves />} pieces={{}} />;
}

import { relationGuides } from '@/data/relations/relationGuides';
import { formatWordPair } from '@/data/relations/bridgeExercise';
import { sheetTexts } from '@/data/texts/sheets';
import { analogyRelationLabels } from '@/domain/exam/items/item';
import { capitalize } from '@/lib/text/format';
import { PrintedTable, SheetLead } from './SheetParts';

const { line, head } = sheetTexts.relations;

/** The fourteen relations, each with its bridge, an example, and the usual trap. */
export function RelationsSheet() {
  return (
    <>
      <SheetLead>{line}</SheetLead>
      <PrintedTable head={head} widths={['37%', undefined, '25%']}>
        <tbody>
          {relationGuides.map(({ relation, pattern, example, bridge, trap }) => (
            <tr key={relation}>
              <th scope="row">
                <strong>{capitalize(analogyRelationLabels[relation])}</strong>
                <br />
                <span>{pattern}</span>
              </th>
              <td translate="no">
                <strong>{formatWordPair(example)}</strong>
                <br />
                <span>{bridge}</span>
              </td>
              <td>{trap}</td>
            </tr>
          ))}
        </tbody>
      </PrintedTable>
    </>
  );
}

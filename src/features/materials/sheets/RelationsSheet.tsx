import { relationGuide } from '@/data/relations/guide';
import { pairWords } from '@/data/relations/relation';
import { sheetTexts } from '@/data/texts/sheets';
import { relationLabels } from '@/domain/exam/item';
import { capitalized } from '@/lib/format';
import { HeadRow } from '@/ui/guide/HeadRow';

const { line, head } = sheetTexts.relations;

/** The fourteen relations, each with its bridge, an example, and the usual trap. */
export function RelationsSheet() {
  return (
    <>
      <p className="line">{line}</p>
      <table className="relations">
        <HeadRow labels={head} />
        <tbody>
          {relationGuide.map(({ relation, pattern, example, bridge, trap }) => (
            <tr key={relation}>
              <th scope="row">
                <strong>{capitalized(relationLabels[relation])}</strong>
                <br />
                {pattern}
              </th>
              <td>
                <strong>{pairWords(example)}</strong>
                <br />
                {bridge}
              </td>
              <td>{trap}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { memo } from 'react';
import { capitalize } from '@/lib/text/format';
import { pathOf } from '@/site';
import { MoreMenu } from '@/ui/controls/MoreMenu';
import { testActionLabels, testMenuLabel, testReportLabel } from './historyListTexts';
import type { HistoryRow } from './historyRows';
import { HistoryTableRow } from './HistoryTable';

interface HistoryItemProps {
  readonly row: HistoryRow;
  readonly hasTotals: boolean;
  readonly onEdit: (id: string) => void;
  readonly onDelete: (id: string) => void;
}

/** A finished test with its results and a menu of actions. */
export const HistoryItem = memo(function HistoryItem({ row, hasTotals, onEdit, onDelete }: HistoryItemProps) {
  const { id, test, conditions } = row;
  return (
    <HistoryTableRow
      row={row}
      hasTotals={hasTotals}
      to={pathOf('scoreReport', { search: { attempt: id } })}
      label={testReportLabel(row)}
      details={capitalize([...(test === null ? [] : [test]), conditions].join(' · '))}
      end={
        <MoreMenu
          label={testMenuLabel(row)}
          actions={[
            {
              label: testActionLabels.notes,
              icon: <EditOutlined fontSize="small" />,
              onChoose: () => onEdit(id),
            },
            {
              label: testActionLabels.remove,
              icon: <DeleteOutlined fontSize="small" />,
              onChoose: () => onDelete(id),
            },
          ]}
        />
      }
    />
  );
});

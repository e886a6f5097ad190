import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { buildPreparationSummary } from '@/domain/dashboard/answer/parent-answer';
import { parentNextStepText, statusSinceText } from '@/domain/dashboard/answer/verdict-text';
import type { Family } from '@/domain/dashboard/figures';
import { resultFiguresOf } from '@/domain/dashboard/scores/result-figures';
import { studyWeek } from '@/domain/dashboard/study/study-week';
import { learnerName, targetTotal } from '@/domain/learner/learner-profile';
import type { Learner } from '@/domain/learner/learner';
import {
  formatCount,
  formatDecimalHours,
  formatNumber,
  keepDatesUnbroken,
  noFigure,
} from '@/lib/text/format';
import { Panel } from '@/ui/cards/Panel';
import { ScrollBox } from '@/ui/page/ScrollBox';

/** The children of a family side by side. */
export function ChildrenPanel({ family: { children, asOf } }: { readonly family: Family }) {
  const facts = children.map((child) => childFacts(child, asOf));
  const labels = facts[0]?.map(([label]) => label) ?? [];
  return (
    <Panel title="Side by Side">
      <ScrollBox label="The children side by side">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell component="td" />
              {children.map(({ profile }) => (
                <TableCell key={profile.id} component="th" scope="col">
                  {learnerName(profile)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {labels.map((label, row) => (
              <TableRow key={label}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                {children.map(({ profile }, place) => (
                  <TableCell key={profile.id}>{facts[place]?.[row]?.[1]}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollBox>
    </Panel>
  );
}

type Fact = readonly [label: string, text: string];

function childFacts(child: Learner, asOf: Family['asOf']): readonly Fact[] {
  const { verdict, nextStep } = buildPreparationSummary(child, asOf);
  const { label, figure, compared } = resultFiguresOf(child).latest(child, asOf);
  const target = targetTotal(child.profile);
  const week = studyWeek(child, asOf);
  return [
    ['How it is going', keepDatesUnbroken(statusSinceText(verdict, asOf.day))],
    [
      'Latest result',
      label === null
        ? `${figure}${target === null ? '' : `, target ${formatNumber(target)}`}`
        : figure === noFigure
          ? noFigure
          : `${figure} right, ${keepDatesUnbroken(compared)}`,
    ],
    ['Study this week', `${formatDecimalHours(week.hours)} h`],
    ['Study streak', formatCount(week.streakDays, 'day')],
    ['Next step', keepDatesUnbroken(parentNextStepText(nextStep).title)],
  ];
}

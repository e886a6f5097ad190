/** The addresses of all dashboards, with every tab of the family's, from the tables that define them. */
import { dashboardTabs } from '../../../src/domain/dashboard/dashboard-tab';
import { typedKeys } from '../../../src/lib/typedKeys';
import { dashboardLabels, pathOf } from '../../../src/site';

export const dashboardPaths = typedKeys(dashboardLabels).flatMap((id) =>
  id === 'parentDashboard' ? dashboardTabs.map((tab) => pathOf(id, { search: { tab } })) : [pathOf(id)],
);

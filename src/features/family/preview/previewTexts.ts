/** The texts of the dashboards' pieces on the home page that aren't the dashboards' own. */
export const previewTexts = {
  sample: 'Sample family, invented figures',
  openParentView: 'Open the parent’s view',
  yearName: 'A sample student’s total score by test',
  yearEvents: 'Events on the line',
  lastResult: 'Last Result',
  ownLine: 'Your Performance Trends',
  noResult: {
    title: 'No result yet',
    text: 'The result of your next test or drill appears here.',
  },
  openResult: 'Open the result',
  openDashboard: 'Open your dashboard',
} as const;

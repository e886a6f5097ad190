/** Props of a CardHeader with a title of heading level 2, a line under it, and a quiet line at its end that wraps below. */
export const cardHeaderSlots = (titleId: string) =>
  ({
    title: { id: titleId, component: 'h2', variant: 'h3' },
    subheader: { variant: 'secondary' },
    content: { sx: { flex: '1 1 16rem' } },
    action: { sx: { m: 0, alignSelf: 'baseline' } },
  }) as const;

export const cardHeaderSx = { pb: 0, flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 } as const;

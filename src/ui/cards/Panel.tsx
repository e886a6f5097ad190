import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title: string;
  /** The title's place in the page's outline: 2 where a card stands right under the h1, otherwise 3. */
  readonly level?: 2 | 3;
  /** One line under the title that says what the content means. */
  readonly summary?: ReactNode;
  /** At most one control, or a few words in gray, at the top right. */
  readonly control?: ReactNode;
  readonly children: ReactNode;
}

/** A card with one idea: title, at most one control, content. */
export function Panel({ title, level = 2, summary, control, children }: PanelProps) {
  const titleId = useId();
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, sm: 3 }, display: 'flex', flexDirection: 'column' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <Typography id={titleId} variant="h3" component={level === 2 ? 'h2' : 'h3'}>
          {title}
        </Typography>
        {typeof control === 'string' ? (
          <Typography variant="body2" color="textSecondary">
            {control}
          </Typography>
        ) : (
          control
        )}
      </Box>
      {summary !== undefined && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ mt: 0.5, maxWidth: '51em', textWrap: 'pretty' }}
        >
          {summary}
        </Typography>
      )}
      <Box sx={{ mt: 2, flexGrow: 1, display: 'flex', flexDirection: 'column' }}>{children}</Box>
    </Card>
  );
}

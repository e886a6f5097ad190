import type { Components, Theme } from '@mui/material/styles';
import { baseline } from './baseline';
import { controls } from './controls';
import { feedback } from './feedback';
import { fields } from './fields';
import { surfaces } from './surfaces';

export const components: Components<Theme> = {
  ...baseline,
  ...controls,
  ...feedback,
  ...fields,
  ...surfaces,
};

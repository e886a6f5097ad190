import type { Components, Theme } from '@mui/material/styles';
import { baselineOverrides } from './baseline';
import { controlOverrides } from './controls';
import { feedbackOverrides } from './feedback';
import { fieldOverrides } from './fields';
import { listOverrides } from './lists';
import { surfaceOverrides } from './surfaces';
import { tableOverrides } from './tables';

export const componentOverrides: Components<Theme> = {
  ...baselineOverrides,
  ...controlOverrides,
  ...feedbackOverrides,
  ...fieldOverrides,
  ...listOverrides,
  ...surfaceOverrides,
  ...tableOverrides,
};

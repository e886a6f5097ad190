import { styled } from '@mui/material/styles';

/** A dot in the color of a part. It is a border, because forced colors would override a background. */
export const PartDot = styled('span')({ flexShrink: 0, border: '4px solid', borderRadius: '50%' });

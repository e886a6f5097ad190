/** The theme's media queries, for features, which know the theme only through MUI. */
export { largeTextMediaQuery, lowScreen, narrowPhone, uprightPhone } from '@theme/mediaQueries';

/** The fifth hero's badge. */
export const star = 'M0-16L5-5 16-5 8 3 11 14 0 8-11 14-8 3-16-5-5-5Z';

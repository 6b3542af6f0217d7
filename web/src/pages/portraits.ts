/** The portraits people choose from, as the server knows them (`PORTRAITS`) and the engraver cuts them. */
export const portraits = ['cimmerian', 'aesir', 'vanir', 'pict', 'bossonian', 'poitanian', 'nemedian', 'zingaran', 'argossean', 'zamorian', 'corinthian', 'brythunian', 'hyperborean', 'hyrkanian', 'turanian', 'shemite', 'stygian', 'kushite', 'vendhyan', 'witch'] as const;

/** Code of responses about a brand site that is switched off. Their message says what to do. */
export const siteShut = 423

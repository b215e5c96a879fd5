/** The code of every answer about a brand site that is switched off; its sentence says what to do. */
export const siteShut = 423

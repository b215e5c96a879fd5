// Bills, birthdays and deadlines follow the shop's calendar, whatever the server's time zone is.
const zone = 8 * 3_600_000

const local = (time: Date) => new Date(time.getTime() + zone).toISOString()

/** Formats a time for the API, in Shanghai: `2026-11-20 10:42:00`. */
export const wireTime = (time: Date) => local(time).slice(0, 19).replace('T', ' ')
/** Formats a day in Shanghai: `2026-11-20`. */
export const wireDay = (time: Date) => local(time).slice(0, 10)
/** Formats a month in Shanghai: `2026-11`. */
export const wireMonth = (time: Date) => local(time).slice(0, 7)

/**
 * Returns the time at which a day begins in Shanghai.
 * @param day `yyyy-MM-dd`
 */
export const startOfDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - zone)

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
/** Adds milliseconds; negative values subtract. */
export const after = (time: Date, ms: number) => new Date(time.getTime() + ms)

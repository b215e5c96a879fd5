// Bills, birthdays and deadlines follow the calendar of the shop, whatever the server's own time zone is.
const zone = 8 * 3_600_000

const local = (time: Date) => new Date(time.getTime() + zone).toISOString()

/** The wire's form of a moment: `2026-11-20 10:42:00` in Shanghai. */
export const wireTime = (time: Date) => local(time).slice(0, 19).replace('T', ' ')
/** `2026-11-20` in Shanghai. */
export const wireDay = (time: Date) => local(time).slice(0, 10)
/** `2026-11` in Shanghai. */
export const wireMonth = (time: Date) => local(time).slice(0, 7)

/**
 * The moment at which a day of the shop begins.
 * @param day `yyyy-MM-dd`
 */
export const startOfDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - zone)

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
/** A moment later (or earlier, below 0) by so many milliseconds. */
export const after = (time: Date, ms: number) => new Date(time.getTime() + ms)

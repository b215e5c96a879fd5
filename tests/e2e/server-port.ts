/** Servers that journeys run on: one for each worker, because each has a database of its own. */
export const servers = 2
const first = Number(process.env.E2E_PORT ?? 4391)

/** The shop's port on one of the servers; foreign pages have the next one. */
export const portOf = (server: number) => first + 2 * server

/** The port of this worker's server. */
export const port = portOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0))

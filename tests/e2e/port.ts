const { E2E_PORT = '4391' } = process.env

/** Port of the journeys' shop. The following ports are for foreign pages. */
export const port = Number(E2E_PORT)

const { E2E_PORT = '4391' } = process.env

/** Where the shop of the journeys listens. The ports after it are those of foreign pages. */
export const port = Number(E2E_PORT)

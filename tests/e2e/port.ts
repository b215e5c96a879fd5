const { E2E_PORT = '4391', E2E_LANE = '1' } = process.env

/** Where the shop of this lane listens. The ports after it are those of foreign pages. */
export const port = Number(E2E_PORT) + 10 * (Number(E2E_LANE) - 1)

const { E2E_PORT = '4391', TEST_PARALLEL_INDEX = '0' } = process.env

/** Where the shop of a lane listens. The ports after it are those of foreign pages. */
export const portOf = (lane: number) => Number(E2E_PORT) + 10 * lane

/** That of the lane in which this file runs. */
export const port = portOf(Number(TEST_PARALLEL_INDEX))

import { setClock } from '../../demo/server/core/time/clock'

let ahead = 0

/** The server's clock in this process. It moves without database rows. */
export const testClock = {
  wait: (ms: number) => {
    ahead += ms
    setClock(ahead)
  },
  reset: () => {
    ahead = 0
    setClock(0)
  },
}

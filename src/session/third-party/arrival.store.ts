import { atom } from 'nanostores'
import { shared } from '../../core/host/scope'
import { takeArrival, type Arrival } from './pending-login'

/** Return from a third-party login that this tab began. The component that processes it takes it. */
export const arrivalOf = shared('third-party-arrival', () => {
  const $arrival = atom<Arrival | undefined>(takeArrival())
  return {
    $arrival,
    take(): Arrival | undefined {
      const arrival = $arrival.get()
      $arrival.set(undefined)
      return arrival
    },
  }
})

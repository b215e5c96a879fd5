import { atom } from 'nanostores'
import { shared } from '../../core/scope'
import { takeArrival, type Arrival } from './pending-login'

/** Somebody came back from a third party to a login that this tab began; whoever acts on it takes it. */
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

import { atom } from 'nanostores'
import { shared } from '../../core/scope'
import { placeConsult } from './place-consult'

/** Whether the dialog with all ways to customer service is open; whatever stands on the page may open it. */
export const consultOf = shared('consult', (scope) => {
  const $open = atom(false)
  return {
    $open,
    open() {
      placeConsult(scope)
      $open.set(true)
    },
    close: () => $open.set(false),
  }
})

import { useEffect, type RefObject } from 'react'
import { isSlashKey } from './is-slash-key'

/** Focuses the search field on `/` outside of inputs, only if the shop controls the whole page. */
export function useSlashKey(on: boolean, field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    if (!on) return undefined
    function press(event: KeyboardEvent) {
      if (!isSlashKey(event)) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on, field])
}

import { useEffect, type RefObject } from 'react'

const fields = 'input, textarea, select, [contenteditable=""], [contenteditable=true]'

/** `/` anywhere outside of fields goes to the search field; only where the page is the shop's own. */
export function useSlashKey(on: boolean, field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    if (!on) return undefined
    function press(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
      const [inside] = event.composedPath()
      if (inside instanceof Element && inside.closest(fields)) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on, field])
}

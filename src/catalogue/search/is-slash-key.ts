const fields = 'input, textarea, select, [contenteditable=""], [contenteditable=true]'

/** Returns whether a key event moves the focus to the search field: `/` outside of inputs. */
export function isSlashKey(event: KeyboardEvent): boolean {
  const [inside] = event.composedPath()
  return (
    event.key === '/' &&
    !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) &&
    !(inside instanceof Element && inside.closest(fields))
  )
}

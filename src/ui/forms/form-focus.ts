const focusable =
  'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)'

/** Focuses a field of a form and scrolls it into view, below fixed content by its scroll margin. */
export function focusField(frame: ParentNode | null, name: string) {
  const field = frame?.querySelector(`[data-field="${CSS.escape(name)}"]`)
  if (!field) return
  const { top } = field.getBoundingClientRect()
  field.scrollIntoView({ block: 'nearest' })
  if (field.getBoundingClientRect().top !== top) field.scrollIntoView({ block: 'start' })
  // A hidden file input cannot be focused; its button can.
  const [first] = [...field.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.checkVisibility())
  first?.focus({ preventScroll: true })
}

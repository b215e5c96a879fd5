const focusable =
  'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)'

/**
 * Puts the focus into a field of a form, and brings it into view where it is not: below what may be fixed at the
 * top, by the field's scroll margin, which holds in dialogs as well.
 */
export function focusField(frame: ParentNode | null, name: string) {
  const field = frame?.querySelector(`[data-field="${CSS.escape(name)}"]`)
  if (!field) return
  const { top } = field.getBoundingClientRect()
  field.scrollIntoView({ block: 'nearest' })
  if (field.getBoundingClientRect().top !== top) field.scrollIntoView({ block: 'start' })
  // A hidden file input takes no focus; the button that stands for it does.
  const [first] = [...field.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.checkVisibility())
  first?.focus({ preventScroll: true })
}

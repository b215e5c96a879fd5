const focusable =
  'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)'

/** Scrolls a field of a form into view, below what may be fixed at the top, and puts the focus into it. */
export function focusField(frame: ParentNode | null, name: string) {
  const field = frame?.querySelector(`[data-field="${CSS.escape(name)}"]`)
  if (!field) return
  // The distance from the top is the field's scroll margin, which holds in dialogs as well.
  field.scrollIntoView({ block: 'start' })
  field.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true })
}

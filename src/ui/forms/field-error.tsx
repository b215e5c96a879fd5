import { Icon } from '../icons/icon'

/**
 * Error message below a control.
 * @param id referenced by the control's `aria-describedby`
 */
export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <span className="field-error" id={id}>
      <Icon name="error" size={14} />
      <span>{children}</span>
    </span>
  )
}

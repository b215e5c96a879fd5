import { Icon } from '../icons/icon'

/**
 * The sentence under a control that says what is wrong with it.
 * @param id named by the control's `aria-describedby`
 */
export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <span className="field-error" id={id}>
      <Icon name="error" size={14} />
      <span>{children}</span>
    </span>
  )
}

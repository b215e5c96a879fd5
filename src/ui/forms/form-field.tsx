import { useId, type FocusEvent, type ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { isRequired, type Field, type Fields } from '../../core/form/form-field'
import { doubtOf, hintOf } from '../../core/form/form-hint'
import { pick } from '../../core/language/messages'
import { classNames } from '../class-names'
import { FieldError } from './field-error'
import { FormControl, type ControlOptions, type DrawnControl } from './form-control'
import type { Filling } from './form-filling'
import { useLocale } from '../host'

type FormFieldProps<F extends Fields> = ControlOptions & {
  of: Filling<F>
  name: keyof F & string
  className?: string
  /** Content beside the control: a picture, a button. */
  after?: ReactNode
  /** Renders another control, such as an upload, with the error below. */
  children?: (control: DrawnControl) => ReactNode
}

const ticked = new Set<Field['type']>(['checkbox', 'switch', 'agreement'])
const grouped = new Set<Field['type']>(['radio', 'checks'])

/** Label, control, hint and error of a field. Errors appear after leaving the field. */
export function FormField<F extends Fields>(props: FormFieldProps<F>) {
  const { of, name, className, after, children, ...options } = props
  const locale = useLocale()
  const id = useId()
  const field: Field | undefined = of.form.fields[name]
  const { field: bound, fieldState } = useController({ control: of.control, name })
  const entered = useWatch({
    control: of.control,
    disabled: !field?.when && typeof field?.required !== 'function',
  })
  if (!field || (field.when && !field.when(entered))) return null

  const required = isRequired(field, entered)
  const label = pick(field.label, locale)
  const error = fieldState.error?.message
  const doubt = fieldState.isTouched ? doubtOf(field, bound.value, locale) : undefined
  const hint = error ? undefined : (doubt ?? hintOf(field, locale))
  const [hintId, errorId, labelId] = [`${id}-hint`, `${id}-error`, `${id}-label`]
  const tick = ticked.has(field.type)
  const group = grouped.has(field.type)
  // Inputs show their own errors.
  const saidBelow = error !== undefined && (tick || group || children !== undefined)
  const describedBy = classNames(hint !== undefined && hintId, saidBelow && errorId) || undefined
  const drawn: DrawnControl = {
    id,
    name,
    label,
    value: bound.value,
    change(value) {
      bound.onChange(value)
      of.recheck()
    },
    error,
    required,
    placeholder: field.placeholder
      ? pick(field.placeholder, locale)
      : of.labels === 'hidden'
        ? label
        : undefined,
    describedBy,
    onBusy: (busy) => of.uploading(name, busy),
  }

  function left({ relatedTarget, currentTarget }: FocusEvent) {
    // Moving to the eye button of a password does not leave the field.
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    bound.onBlur()
  }
  const role = field.type === 'radio' ? 'radiogroup' : 'group'
  const named = group && { role, 'aria-labelledby': labelId, 'aria-describedby': describedBy }
  const labelClass = classNames('form-label', required && 'form-required')

  return (
    <div className={classNames('form-field', className)} data-field={name} onBlur={left}>
      {tick ? (
        <span className="form-label" />
      ) : group ? (
        <span id={labelId} className={labelClass}>
          {label}
        </span>
      ) : (
        <label className={labelClass} htmlFor={id}>
          {label}
        </label>
      )}
      <div className="form-body">
        <div className={classNames('form-row', group && 'form-choices')} {...named}>
          {children ? children(drawn) : <FormControl field={field} drawn={drawn} {...options} />}
          {after}
        </div>
        {saidBelow && <FieldError id={errorId}>{error}</FieldError>}
        {hint && (
          <p id={hintId} className={classNames('form-hint', doubt !== undefined && 'form-doubt')}>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}

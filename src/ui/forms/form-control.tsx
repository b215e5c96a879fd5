import { choicesOf, type Choice, type Field } from '../../core/form/form-field'
import { longest } from '../../core/form/form-limits'
import { formMessages } from '../../core/form/form.messages'
import { pick } from '../../core/language/messages'
import { browserHints } from './browser-hints'
import { Checkbox } from './checkbox'
import { DateInput } from './date-input'
import { CheckChoices, RadioChoices } from './form-choices'
import { useCurrency } from '../currency'
import { useLocale, useSay } from '../host'
import { Input, type InputProps } from './input'
import { PasswordInput } from './password-input'
import { Select } from './select'
import { Switch } from './switch'
import { Textarea } from './textarea'
import { useLabel } from '../use-label'

/** Properties of a form control. `change` receives the field's draft. */
export type DrawnControl = {
  id: string
  name: string
  label: string
  value: unknown
  change: (value: unknown) => void
  error: string | undefined
  required: boolean
  placeholder: string | undefined
  describedBy: string | undefined
  /** Called when uploads of the field start or end. The form is not sent while they run. */
  onBusy?: (busy: boolean) => void
}

export type ControlOptions = Pick<
  InputProps,
  'size' | 'icon' | 'trailing' | 'autoComplete' | 'disabled' | 'width'
> & {
  /** Options from the server, if the field declares none. */
  choices?: readonly Choice[]
  /** Rows of a textarea. */
  rows?: number
}

type FormControlProps = ControlOptions & { field: Field; drawn: DrawnControl }

/** Renders the control of a field's type. */
export function FormControl({
  field,
  drawn,
  choices,
  rows,
  icon,
  trailing,
  autoComplete,
  ...rest
}: FormControlProps) {
  const { id, name, value, change, error, required, placeholder, describedBy } = drawn
  const { size, disabled, width } = rest
  const say = useSay(formMessages)
  const locale = useLocale()
  const { symbol } = useCurrency()
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const tied = { id, name, 'aria-required': required || undefined, 'aria-describedby': describedBy }
  const typed = { ...tied, value: text, placeholder, error, disabled, width }
  const take = (event: { target: { value: string } }) => change(event.target.value)
  const given = choices ?? choicesOf(field) ?? []
  // The options of a field belong to one dictionary at most.
  const labelOf = useLabel(given.find(({ of }) => of)?.of)
  const options = given.map((choice) => ({
    ...choice,
    label: choice.of ? labelOf(choice.value) : pick(choice.text, locale, choice.values),
  }))
  const own = (chosen: string) => options.find((option) => String(option.value) === chosen)?.value ?? chosen

  switch (field.type) {
    case 'textarea':
      return <Textarea {...typed} rows={rows} maxLength={longest(field)} onChange={take} />
    case 'password':
    case 'secret':
    case 'payPassword': {
      const hints = { ...browserHints[field.type], ...(autoComplete && { autoComplete }) }
      return (
        <PasswordInput {...typed} {...hints} size={size} icon={icon} maxLength={undefined} onChange={take} />
      )
    }
    case 'date':
      return <DateInput {...typed} size={size} min={field.min} max={field.max} onChange={change} />
    case 'select':
      return (
        <Select
          {...typed}
          size={size}
          options={options}
          placeholder={placeholder ?? say('choose')}
          onChoose={(chosen) => change(own(chosen))}
        />
      )
    case 'radio':
      return <RadioChoices {...{ id, options, value, change, disabled }} />
    case 'checks':
      return <CheckChoices {...{ id, options, value, change, disabled }} />
    case 'checkbox':
    case 'agreement':
    case 'switch': {
      const Tick = field.type === 'switch' ? Switch : Checkbox
      return (
        <Tick
          {...tied}
          checked={value === true}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => change(target.checked)}
        >
          {drawn.label}
        </Tick>
      )
    }
    default: {
      const hints = { ...browserHints[field.type], ...(autoComplete && { autoComplete }) }
      return (
        <Input
          {...typed}
          {...hints}
          size={size}
          icon={icon}
          leading={field.type === 'money' ? symbol : undefined}
          trailing={trailing}
          maxLength={longest(field)}
          onChange={take}
        />
      )
    }
  }
}

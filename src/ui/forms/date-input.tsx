import { useRef, useState } from 'react'
import { isDay } from '../../core/form/form-patterns'
import { typedDay } from '../../core/text/typed-day'
import { useSay } from '../host'
import { IconButton } from '../icon-button'
import { later } from '../later'
import { Input, type InputProps } from './input'
import { dayMessages } from './day.messages'

const DayPopover = later(() => import('./day-popover'))

type DateInputProps = Omit<InputProps, 'type' | 'trailing' | 'value' | 'min' | 'max' | 'onChange'> & {
  /** `yyyy-MM-dd`, empty, or the invalid text. */
  value: string
  /** First and last selectable day. */
  min?: string | undefined
  max?: string | undefined
  /** Called with a day, an empty text, or the invalid text. */
  onChange: (value: string) => void
}

/** Day field: typed in any common notation, or selected in a calendar that opens by button or Alt+Down. */
export function DateInput({ value, min, max, onChange, ...rest }: DateInputProps) {
  const say = useSay(dayMessages)
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  // A press outside closes the calendar before a click on its button would toggle it.
  const closedByPress = useRef(false)
  const field = useRef<HTMLInputElement>(null)

  function close() {
    setOpen(false)
    field.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <Input
        placeholder={say('form')}
        autoComplete="off"
        inputMode="numeric"
        {...rest}
        ref={field}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(typedDay(target.value))
        }}
        onBlur={() => setTyped(undefined)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !event.altKey) return
          event.preventDefault()
          setOpen(true)
        }}
        trailing={
          <IconButton
            icon="calendar"
            size="small"
            bare
            label={say('openCalendar')}
            disabled={rest.disabled}
            aria-haspopup="dialog"
            aria-expanded={open}
            onPointerDown={() => void (closedByPress.current = open)}
            onClick={() => {
              setOpen(!closedByPress.current)
              closedByPress.current = false
            }}
          />
        }
      />
      {open && (
        <DayPopover
          day={isDay(value) ? value : ''}
          {...{ min, max }}
          onClose={close}
          onChoose={(day) => {
            onChange(day)
            close()
          }}
        />
      )}
    </>
  )
}

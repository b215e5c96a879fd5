import { useRef, useState } from 'react'
import { isDay } from '../../core/form-patterns'
import { typedDay } from '../../core/typed-day'
import { useSay } from '../host'
import { IconButton } from '../icon-button'
import { later } from '../later'
import { Input, type InputProps } from './input'
import { dayMessages } from './day.messages'

const DayPopover = later(() => import('./day-popover'))

type DateInputProps = Omit<InputProps, 'type' | 'trailing' | 'value' | 'min' | 'max' | 'onChange'> & {
  /** `yyyy-MM-dd`, empty, or what was typed in its place. */
  value: string
  /** The first and the last day that may be chosen. */
  min?: string | undefined
  max?: string | undefined
  /** Told a day, nothing, or what was typed and is no day. */
  onChange: (value: string) => void
}

/** A day: typed in any of its usual writings, or chosen in a calendar, which a press or Alt and the down arrow open. */
export function DateInput({ value, min, max, onChange, ...rest }: DateInputProps) {
  const say = useSay(dayMessages)
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  // A press beside the calendar closes it, the one on its own button too, before that is clicked.
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

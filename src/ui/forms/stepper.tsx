import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { classNames } from '../class-names'
import { useSay } from '../host'
import { mostToHave, quantityWhileTyping, readQuantity, settle, stepped } from '../../core/quantity'
import { uiMessages } from '../ui.messages'

/** Milliseconds after the last key until typed digits count. */
const typingRests = 400

type StepperProps = {
  value: number
  /** Called with every committed value, also while typing. A value above `max` is passed too. */
  onChange: (value: number) => void
  /** Smallest quantity. */
  min?: number
  /** Increment in pieces, counted from `min`. */
  step?: number
  /** Available quantity. Larger values are kept and marked as errors. */
  max?: number
  /** Allows 0, meaning not selected, for tables of which few rows are ordered. */
  zero?: boolean
  /** 28 or 36 px high. */
  size?: 'small' | 'medium'
  disabled?: boolean
  /** Saving; not editable meanwhile. Not for the cart, where it stays editable. */
  saving?: boolean
  /** Message below. Default: about stock, if `value` is above `max`. */
  error?: string
  /** Message below at any value, if `max` is lower than `min`. */
  shortage?: ReactElement | undefined
  /** Unit in the message about stock. */
  unit?: string
  /** Accessible name. Default: 数量. */
  label?: string
  /** Name in a form. */
  name?: string
}

/**
 * Quantity field: typed, by buttons, or by arrow keys (with Shift ten steps). It ignores the wheel.
 *
 * elements/runtime/touches.ts reads it before React is loaded: `aria-value…`, `data-min` and `data-step` of the field
 * between its buttons.
 */
export function Stepper(props: StepperProps) {
  const {
    value,
    onChange,
    min = 1,
    step = 1,
    max = Infinity,
    zero = false,
    size = 'small',
    unit = '',
  } = props
  const { disabled = false, saving = false } = props
  const say = useSay(uiMessages)
  const errorId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  /** Corrected value after typing. */
  const [rounded, setRounded] = useState<number>()
  /** The last text was no integer. */
  const [unread, setUnread] = useState(false)

  const rule = { min, step, max, zero }
  const locked = disabled || saving
  /** Largest orderable quantity if the current one is too large. */
  const most = value > max && !locked ? mostToHave(rule) : undefined
  const error =
    props.error ?? (value > max ? (props.shortage ?? say('insufficient', { n: max, unit })) : undefined)

  const note =
    !error &&
    typed === undefined &&
    (unread
      ? say('whole', { n: value, unit })
      : rounded === value
        ? say('rounded', { n: value, min, step, unit })
        : props.shortage)

  function change(next: number, instead?: number) {
    setTyped(undefined)
    setRounded(instead)
    setUnread(false)
    if (next !== value) onChange(next)
  }
  function settleTyped() {
    const read = typed === undefined ? undefined : readQuantity(typed)
    if (read === undefined) {
      setUnread(typed !== undefined && typed.trim() !== '')
      setTyped(undefined)
    } else {
      const next = settle(read, rule)
      change(next, next === read ? undefined : next)
    }
  }
  /** Reports the quantity while the field keeps the text. A value below the minimum may be the beginning of a number. */
  function tellTyped() {
    const next = quantityWhileTyping(typed ?? '', rule) ?? value
    if (next !== value) onChange(next)
  }
  useEffect(() => {
    if (typed === undefined) return
    // Without focus there will be no blur event.
    if (!field.current?.matches(':focus')) return settleTyped()
    const rests = setTimeout(tellTyped, typingRests)
    // Last chance before the page is discarded. Runs before the page itself sends its data.
    const hidden = () => document.visibilityState === 'hidden' && settleTyped()
    document.addEventListener('visibilitychange', hidden, true)
    return () => {
      clearTimeout(rests)
      document.removeEventListener('visibilitychange', hidden, true)
    }
  })
  const current = () => (typed === undefined ? value : (readQuantity(typed) ?? value))
  const move = (steps: number) => change(stepped(current(), steps, rule))

  function keyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') return settleTyped()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    if (!locked) move((event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1))
  }

  const button = (steps: 1 | -1, off: boolean) => (
    <button
      type="button"
      className="stepper-button"
      tabIndex={-1}
      aria-label={
        props.label
          ? say(steps > 0 ? 'moreOf' : 'lessOf', { what: props.label })
          : say(steps > 0 ? 'more' : 'less')
      }
      disabled={locked || off}
      onClick={() => move(steps)}
    />
  )

  return (
    <span className={classNames('stepper', `stepper-${size}`)}>
      <span
        className={classNames('stepper-frame', error && 'stepper-wrong', locked && 'stepper-locked')}
        aria-busy={saving || undefined}
      >
        {button(-1, value <= (zero ? 0 : min))}
        <input
          ref={field}
          className="stepper-field"
          name={props.name}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={props.label ?? say('quantity')}
          aria-valuenow={value}
          aria-valuemin={zero ? 0 : min}
          aria-valuemax={Number.isFinite(max) ? max : undefined}
          data-min={min}
          data-step={step}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || note ? errorId : undefined}
          disabled={disabled}
          readOnly={saving}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={settleTyped}
          onKeyDown={keyDown}
        />
        {button(1, value >= max)}
      </span>
      {error && (
        <span className="stepper-error" id={errorId}>
          {error}
        </span>
      )}
      {most !== undefined && (
        <button type="button" className="link stepper-change" onClick={() => change(most)}>
          {say('changeTo', { n: most })}
        </button>
      )}
      {note && (
        <span className="stepper-note" id={errorId} role="status">
          {note}
        </span>
      )}
    </span>
  )
}

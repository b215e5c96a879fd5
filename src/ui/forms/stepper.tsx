import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { classNames } from '../class-names'
import { useSay } from '../host'
import { Icon } from '../icons/icon'
import { countsTyped, mostToHave, readQuantity, settle, stepped } from '../../core/quantity'
import { wholeNumber } from '../../core/whole-number'
import { uiMessages } from '../ui.messages'

/** Typed digits count once no key was pressed for so long; ms. */
const typingRests = 400

type StepperProps = {
  value: number
  /** Called with every settled value, also while it is typed; one above `max` too, so that the page knows what is shown. */
  onChange: (value: number) => void
  /** Smallest quantity. */
  min?: number
  /** Pieces a step, counted from `min`. */
  step?: number
  /** What is available. More may be typed: it is kept and marked as too much, never cut. */
  max?: number
  /** Allows 0, which means not chosen: for tables where few of many rows are ordered. */
  zero?: boolean
  /** 28 or 36 px high. */
  size?: 'small' | 'medium'
  disabled?: boolean
  /** Being stored and not to be changed meanwhile. Not for the cart, where it stays editable. */
  saving?: boolean
  /** Shown below; default: the sentence about stock when `value` is above `max`. */
  error?: string
  /** The unit in that sentence. */
  unit?: string
  /** What is counted, for screen readers; default: 数量. */
  label?: string
  /** In a form. */
  name?: string
}

/**
 * A quantity: typed, by buttons, or by arrow keys (with Shift ten steps). The wheel does nothing.
 *
 * Read before React is there (elements/touches.ts): the field's `aria-value…`, `data-min` and `data-step`, between its buttons.
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
  /** What stands in place of what was typed. */
  const [rounded, setRounded] = useState<number>()
  /** What was typed last was no whole number. */
  const [unread, setUnread] = useState(false)

  const rule = { min, step, max, zero }
  const locked = disabled || saving
  /** What the quantity can be changed to where it is too much. */
  const most = value > max && !locked ? mostToHave(rule) : undefined
  const error = props.error ?? (value > max ? say('insufficient', { n: wholeNumber(max), unit }) : undefined)

  const note =
    !error &&
    typed === undefined &&
    (unread
      ? say('whole', { n: value, unit })
      : rounded === value && say('rounded', { n: value, min, step, unit }))

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
  /** Tells the page the quantity; the field keeps what is being typed. Less than the smallest may be its first digits. */
  function tellTyped() {
    const read = typed === undefined ? undefined : readQuantity(typed)
    const next = countsTyped(read, rule) ? settle(read, rule) : value
    if (next !== value) onChange(next)
  }
  useEffect(() => {
    if (typed === undefined) return
    // Nobody is in it, so no blur will settle it.
    if (!field.current?.matches(':focus')) return settleTyped()
    const rests = setTimeout(tellTyped, typingRests)
    // A page that is put away gets no other chance to keep it. Before the page itself sends what it has.
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
    >
      <Icon name={steps > 0 ? 'plus' : 'minus'} size={size === 'small' ? 12 : 14} />
    </button>
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
          {say('changeTo', { n: wholeNumber(most) })}
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

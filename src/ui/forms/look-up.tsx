import { useStore } from '@nanostores/react'
import { useEffect, useId, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { openLookUp, type Found, type LookUpSource } from '../../core/store/look-up'
import { classNames } from '../class-names'
import { useLocale, useSay } from '../host'
import { Icon } from '../icons/icon'
import { later } from '../later'
import { useSheet } from '../sheet'
import { uiMessages } from '../ui.messages'
import { Control, useErrorOf } from './control'
import { LookUpEnd } from './look-up-end'
import sheet from './look-up.css?sheet'
import { lookUpMessages } from './look-up.messages'
import type { ChoosingProps } from './select'

// Loaded while options are requested.
const Floating = later(() => import('../overlays/floating'))

type LookUpProps = ChoosingProps & {
  /** Source of the options. Another source resets the field. */
  source: LookUpSource
  /** Delay after the last key, in milliseconds. */
  wait?: number
  value: string
  /** Label of the empty choice, which is then an option too. */
  none?: string | undefined
  /** Shows no chosen option, for a field that collects several. */
  collects?: boolean
}

/** Distance from the end of the list at which the next page loads, in pixels. */
const soon = 48

/**
 * Searchable select that loads options page by page. The focus stays in the field; arrows move, Enter selects, Escape cancels.
 */
export default function LookUp(props: LookUpProps) {
  // Labels depend on the language.
  return <Field key={useLocale()} {...props} />
}

function Field({
  source,
  wait,
  value,
  none,
  collects,
  placeholder,
  onChoose,
  size,
  error,
  width,
  className,
  ...rest
}: LookUpProps) {
  useSheet(sheet)
  const say = useSay(lookUpMessages)
  const sayLoading = useSay(uiMessages)('loading')
  const lookUp = useMemo(() => openLookUp(source, wait), [source, wait])
  const state = useStore(lookUp.$state)
  const chosen = useStore(lookUp.$chosen)
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  /** Option at the cursor. */
  const [moved, setMoved] = useState<number>()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const { errorId, tied } = useErrorOf(error, rest['aria-describedby'])

  const nothing: Found[] = none !== undefined && !text.trim() ? [{ value: '', label: none }] : []
  const options = [...nothing, ...state.options]
  // After typing, the first match is active.
  const at = moved ?? (text.trim() ? 0 : options.findIndex((option) => option.value === value))
  const active = open ? options[at] : undefined
  const isLoading = state.status === 'loading'
  const hasMore = state.options.length < state.total

  useEffect(() => void lookUp.know(value), [lookUp, value])
  useEffect(() => lookUp.close, [lookUp])
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])

  function show() {
    if (open || rest.disabled) return
    setText('')
    setMoved(undefined)
    setOpen(true)
    lookUp.open()
  }
  function hide() {
    setOpen(false)
    setText('')
    lookUp.close()
  }
  function choose(option: Found) {
    if (option.disabled) return
    lookUp.choose(option.value && !collects ? option : undefined)
    hide()
    onChoose(option.value)
  }
  function more() {
    if (hasMore && !isLoading && state.status !== 'failed') void lookUp.more()
  }
  function again() {
    // The button disappears.
    field.current?.focus()
    void lookUp.more()
  }
  function move(by: number) {
    if (at + by >= options.length) more()
    setMoved(Math.min(Math.max(at + by, 0), options.length - 1))
  }

  function keyDown(event: KeyboardEvent) {
    const { key, altKey } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (!open) show()
      else if (altKey) hide()
      else move(key === 'ArrowDown' ? 1 : -1)
    } else if (open && key === 'Enter') {
      event.preventDefault()
      if (active) choose(active)
    } else if (open && key === 'Escape') {
      // Must not close a surrounding dialog.
      event.preventDefault()
      event.stopPropagation()
      hide()
    }
  }
  function blur({ currentTarget, relatedTarget }: FocusEvent) {
    if (open && !currentTarget.contains(relatedTarget)) hide()
  }

  const name = chosen?.label ?? (value ? '' : none)
  const statusText = isLoading
    ? sayLoading
    : state.status === 'failed'
      ? say('failed')
      : state.total > 0
        ? say('found', { n: state.total, shown: state.options.length })
        : say('none')
  return (
    <div className="look-up" onBlur={blur}>
      <Control {...{ size, error, errorId, width, className }}>
        <input
          {...rest}
          {...tied}
          ref={field}
          className="control-field look-up-field"
          type="text"
          role="combobox"
          autoComplete="off"
          maxLength={50}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-activedescendant={active && `${id}${at}`}
          placeholder={open ? name || say('type') : placeholder}
          value={open ? text : (name ?? '')}
          onChange={({ target }) => {
            if (!open) setOpen(true)
            setText(target.value)
            setMoved(undefined)
            lookUp.type(target.value)
          }}
          // Typing replaces the label.
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={show}
          onKeyDown={keyDown}
        />
        <Icon name="chevronDown" size={size === 'small' ? 14 : 16} className="look-up-chevron" />
      </Control>
      {open && (
        <Floating onClose={hide}>
          <div
            className="look-up-box"
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) =>
              scrollTop + clientHeight > scrollHeight - soon && more()
            }
          >
            <div ref={list} id={id} role="listbox" aria-label={rest['aria-label']} aria-busy={isLoading}>
              {options.map((option, index) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are the field's
                <div
                  key={option.value}
                  id={`${id}${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option.value === value}
                  aria-disabled={option.disabled || undefined}
                  aria-posinset={index + 1}
                  aria-setsize={nothing.length + Math.max(state.total, state.options.length)}
                  className={classNames('look-up-option', index === at && 'look-up-option-at')}
                  onClick={() => choose(option)}
                >
                  {option.label}
                </div>
              ))}
            </div>
            <LookUpEnd
              status={state.status}
              {...{ said: statusText, hasMore }}
              onMore={more}
              onAgain={again}
            />
          </div>
        </Floating>
      )}
      <span role="status" className="visually-hidden">
        {open ? statusText : ''}
      </span>
    </div>
  )
}

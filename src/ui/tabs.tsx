import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { wholeNumber } from '../core/text/whole-number'
import { classNames } from './class-names'

export type TabItem<Key extends string> = {
  key: Key
  label: string
  /** Shown in grey after the label; hidden for 0. */
  count?: number
}

type TabsProps<Key extends string> = {
  items: readonly TabItem<Key>[]
  current: Key
  onChange: (key: Key) => void
  /** Accessible name of the group. */
  label: string
  /** Panel of the current tab; omit it if the tabs filter a list elsewhere. */
  children?: ReactNode
}

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

export const TabWords = ({ of: { label, count } }: { of: Omit<TabItem<string>, 'key'> }) => (
  <>
    {label}
    {count ? <span className="tab-count">{wholeNumber(count)}</span> : null}
  </>
)

/** Tabs with one Tab stop. Arrows, Home and End move and select. */
export function Tabs<Key extends string>({ items, current, onChange, label, children }: TabsProps<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const panel = children === undefined ? undefined : `${id}panel`

  function keyDown(event: KeyboardEvent) {
    const at = items.findIndex(({ key }) => key === current)
    const next = items[moves[event.key]?.(at, items.length) ?? -1]
    if (!next) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus()
    onChange(next.key)
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list}>
        {items.map(({ key, ...words }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={id + key}
            data-key={key}
            className={classNames('tab', key === current && 'tab-current')}
            aria-selected={key === current}
            aria-controls={key === current ? panel : undefined}
            tabIndex={key === current ? 0 : -1}
            onClick={() => onChange(key)}
            onKeyDown={keyDown}
          >
            <TabWords of={words} />
          </button>
        ))}
      </div>
      {panel && (
        <div role="tabpanel" id={panel} aria-labelledby={id + current}>
          {children}
        </div>
      )}
    </>
  )
}

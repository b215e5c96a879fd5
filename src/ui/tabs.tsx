import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from './class-names'

export type TabItem<Key extends string> = {
  key: Key
  label: string
  /** In grey after the label; nothing for 0. */
  count?: number
}

type TabsProps<Key extends string> = {
  items: readonly TabItem<Key>[]
  current: Key
  onChange: (key: Key) => void
  /** Names the group for screen readers. */
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
    {count ? <span className="tab-count">{count}</span> : null}
  </>
)

/** Views of one thing. One Tab stop; arrows, Home and End move and choose. */
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

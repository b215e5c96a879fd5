import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { Button } from '../../ui/button'
import { elementIs } from '../../ui/element-state'
import { useScope, useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { Skeleton } from '../../ui/pages/skeleton'
import type { Layout } from '../../site/layout/layout.store'
import { useLayout } from '../../site/layout/use-layout'
import { categoriesOf } from './categories.store'
import { categoryMessages } from './categories.messages'
import type { CategoryMenu } from './category-menu.store'
import { CategoryFlyout } from './category-flyout'
import { CategoryRow } from './category-row'
import { keyMove } from './category-keys'
import sheet from './category-panel.css?sheet'

const rowsAtFirst = 12

type CategoryPanelProps = {
  menu: CategoryMenu
  /** Returns the element to focus after Escape; default: the row whose flyout was shown. */
  returnTo?: () => HTMLElement | null
}

/** Returns a key of the page's content that does not depend on the form of its address. */
const keyOf = ({ route, params, query }: Layout) => JSON.stringify([route, params, query])

const rowOf = ({ target }: { target: EventTarget }) => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined
  return row === undefined ? undefined : Number(row)
}

/** Panel with one row per department, and the flyout of the active one beside it. */
export function CategoryPanel({ menu, returnTo }: CategoryPanelProps) {
  useSheet(sheet)
  const say = useSay(categoryMessages)
  const scope = useScope()
  const { $state, reload } = categoriesOf(scope)
  const { status, value: departments } = useStore($state)
  const active = useStore(menu.$active)
  const panel = useRef<HTMLElement>(null)
  const flyoutId = useId()
  const shown = active === undefined ? undefined : departments?.[active]

  const page = keyOf(useLayout())
  const opened = useRef(page)
  useEffect(() => {
    if (opened.current !== page) menu.close()
    opened.current = page
  }, [page, menu])

  const flyout = () => panel.current?.querySelector<HTMLElement>('.category-flyout') ?? undefined
  const rowAt = (row: number) => panel.current?.querySelector<HTMLElement>(`[data-row="${row}"]`)

  function move(event: PointerEvent) {
    const row = rowOf(event)
    if (row === undefined || event.pointerType === 'touch') return
    const side = flyout()?.getBoundingClientRect()
    const edge = side && {
      x: side.left < event.clientX ? side.right : side.left,
      top: side.top,
      bottom: side.bottom,
    }
    menu.over(row, { x: event.clientX, y: event.clientY }, edge)
  }

  function keyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      if (active === undefined && !returnTo) return
      event.preventDefault()
      const back = returnTo?.() ?? rowAt(active ?? 0)
      back?.focus()
      return menu.close()
    }
    const next = keyMove(event.key, event.target, panel.current, active)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  function focus(event: FocusEvent) {
    const row = rowOf(event)
    if (row !== undefined) menu.show(row)
  }

  function blur({ relatedTarget }: FocusEvent) {
    const inside = relatedTarget instanceof Node && panel.current?.contains(relatedTarget)
    if (!inside && relatedTarget !== returnTo?.()) menu.close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- those of its links, in one place
    <nav
      ref={panel}
      className="category-panel"
      aria-label={say('all')}
      tabIndex={-1}
      onPointerMove={move}
      onPointerEnter={menu.stay}
      onPointerLeave={menu.leave}
      onKeyDown={keyDown}
      onFocus={focus}
      onBlur={blur}
    >
      <ul className="category-rows">
        {departments?.map((department, row) => (
          <CategoryRow
            key={department.id}
            department={department}
            row={row}
            active={row === active}
            inTabOrder={row === (active ?? 0)}
            flyoutId={flyoutId}
          />
        ))}
        {!departments &&
          status === 'loading' &&
          Array.from({ length: rowsAtFirst }, (_, row) => (
            <li key={row} className="category-row category-row-waiting text-dense ink focus-inside">
              <Skeleton width={18} height={18} />
              <Skeleton width={96 + ((row * 29) % 40)} height={13} />
            </li>
          ))}
      </ul>
      {!departments && status === 'failed' && (
        <div className="category-failed text-dense ink-2 text-center" role="alert" ref={elementIs('failed')}>
          <p>{say('failed')}</p>
          <Button size="small" icon="refresh" onClick={() => void reload()}>
            {say('retry')}
          </Button>
        </div>
      )}
      {shown && (
        <CategoryFlyout id={flyoutId} department={shown} onPointerMove={menu.stay} onClose={menu.close} />
      )}
    </nav>
  )
}

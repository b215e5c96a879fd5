import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { useHost, useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { Pagination } from '../../ui/tables/pagination'
import { Tabs } from '../../ui/tabs'
import { PlainTable } from '../../ui/tables/plain-table'
import { OrderHead } from './order-head'
import { OrderRest } from './order-rest'
import { OrderRow } from './order-row'
import { orderQueryPatch, readOrderQuery, type OrderPart, type OrderQuery } from './order-query'
import { quickOrderMessages } from './quick-order.messages'
import type { JudgedLine, QuickOrder } from './quick-order.store'

const belongs = (part: OrderPart, { verdict }: JudgedLine) => part === 'all' || verdict.state === part

/** Paged rows of the order, each with its problem. */
export function OrderList({ order }: { order: QuickOrder }) {
  const say = useSay(quickOrderMessages)
  const { urlState } = useHost()
  const { show, page: wanted, pageSize } = readOrderQuery(useStore(urlState.$query))
  const judged = useStore(order.$judged)
  const counts = useStore(order.$counts)
  const failed = useStore(order.codes.$failed)
  const amounts = useStore(order.amounts.$state)
  const total = useStore(order.$total)
  const body = useRef<HTMLTableSectionElement>(null)
  const [focused, setFocused] = useState<number>()
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set())

  const go = (patch: Partial<OrderQuery>) => urlState.setQuery(orderQueryPatch(patch), { replace: true })
  // A row under repair stays visible until another filter is chosen.
  const rows = judged.filter((line) => belongs(show, line) || touched.has(line.key))
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  const page = Math.min(wanted, pages)
  const shown = rows.slice((page - 1) * pageSize, page * pageSize)

  const field = (key: number, name: string) =>
    body.current?.querySelector<HTMLElement>(`[data-row="${key}"] [name="${name}"]`)
  useLayoutEffect(() => {
    if (focused === undefined) return
    field(focused, 'code')?.focus()
    setFocused(undefined)
  }, [focused])

  function choose(part: OrderPart) {
    setTouched(new Set())
    go({ show: part })
  }
  const touch = (key: number) => {
    setTouched((before) => (before.has(key) ? before : new Set([...before, key])))
  }
  /** Focuses the quantity of the same row, or the code of the next row if this one is gone. */
  function refocus(key: number) {
    touch(key)
    const at = shown.findIndex((line) => line.key === key)
    const neighbour = shown[at + 1] ?? shown[at - 1]
    requestAnimationFrame(() => {
      const same = field(key, 'quantity')
      const next = neighbour && field(neighbour.key, 'code')
      ;(same ?? next)?.focus()
    })
  }

  function addRow() {
    const key = order.addRow()
    if (key === undefined) return
    go({ show: 'all', page: Math.ceil((judged.length + 1) / pageSize) })
    setFocused(key)
  }
  /** Moves the focus on Enter: from code to quantity, to the next row, and at the end to a new row. */
  function next(key: number, from: 'code' | 'quantity') {
    if (from === 'code') return field(key, 'quantity')?.focus()
    const below = shown[shown.findIndex((line) => line.key === key) + 1]
    if (below) field(below.key, 'code')?.focus()
    else if (show === 'all' && page === pages) addRow()
  }

  return (
    <section className="card quick-order-list" aria-label={say('list')}>
      <div className="quick-order-list-head">
        <Tabs<OrderPart>
          label={say('show')}
          current={show}
          onChange={choose}
          items={[
            { key: 'all', label: say('all'), count: counts.all },
            { key: 'bad', label: say('bad'), count: counts.bad },
            { key: 'good', label: say('good'), count: counts.good },
            ...(counts.asked > 0
              ? [{ key: 'asked' as const, label: say('asked'), count: counts.asked }]
              : []),
          ]}
        />
      </div>
      <OrderRest order={order} />
      {failed && (
        <div className="quick-order-list-note">
          <InlineBar
            tone="danger"
            actions={
              <Button size="small" onClick={() => void order.codes.check()}>
                {say('retry')}
              </Button>
            }
          >
            {say('checkFailed', { n: counts.waits })}
          </InlineBar>
        </div>
      )}
      <PlainTable className="quick-order-table">
        <caption className="visually-hidden">{say('list')}</caption>
        <OrderHead />
        <tbody ref={body}>
          {shown.map((line) => (
            <OrderRow
              key={line.key}
              line={line}
              order={order}
              amount={amounts.value?.get(line.verdict.sku?.id ?? '')}
              pending={total.pending}
              onNext={next}
              onTouch={touch}
              onGone={refocus}
            />
          ))}
          {shown.length === 0 && (
            <tr>
              <td className="table-empty" colSpan={8}>
                {say('noneHere')}
              </td>
            </tr>
          )}
        </tbody>
      </PlainTable>
      <div className="quick-order-list-foot">
        <Button size="small" icon="plus" onClick={addRow}>
          {say('addRow')}
        </Button>
        {rows.length > 10 && (
          <Pagination
            page={page}
            pages={pages}
            total={rows.length}
            to={(number) => ({ onPress: () => go({ page: number }) })}
            pageSize={pageSize}
            onPageSize={(size) => go({ pageSize: size })}
          />
        )}
      </div>
    </section>
  )
}

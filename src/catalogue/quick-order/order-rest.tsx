import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { useHref, useLocale, useSay, useScope } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { quickOrderMessages } from './quick-order.messages'
import type { QuickOrder } from './quick-order.store'

/** Actions for all invalid rows together: accept suggestions, ask suppliers, download them for correction. */
export function OrderRest({ order }: { order: QuickOrder }) {
  const say = useSay(quickOrderMessages)
  const scope = useScope()
  const href = useHref()
  const locale = useLocale()
  const { clear, several } = useStore(order.suggestions.$open)
  const accepted = useStore(order.suggestions.$accepted)
  const forSuppliers = useStore(order.$forSuppliers)
  const { bad, asked } = useStore(order.$counts)
  const [saving, setSaving] = useState(false)
  const failed = () => scope.toasts.brief('warning', say('failed'))

  async function save() {
    setSaving(true)
    try {
      const { sheetOfFaults, saveFaults } = await import('./fault-sheet')
      await saveFaults(order.takeSheet(sheetOfFaults), locale)
    } catch {
      failed()
    } finally {
      setSaving(false)
    }
  }
  async function ask() {
    const wanted = forSuppliers.length
    const n = await order.askSuppliers().catch(() => undefined)
    if (n === undefined) failed()
    else if (n < wanted) scope.toasts.brief('warning', say('askedSome', { n, left: wanted - n }))
    else scope.toasts.brief('success', say('askedAll', { n }))
  }
  if (bad + asked + accepted === 0) return null
  return (
    <div className="quick-order-rest row wrap gap-8" role="group" aria-label={say('bad')}>
      <span className="row wrap gap-12 row-gap-4 stretch grow" role="status">
        {accepted > 0 && <span>{say('accepted', { n: accepted })}</span>}
        {clear > 0 && <span>{say('suggested', { n: clear })}</span>}
        {several > 0 && <span className="note">{say('several', { n: several })}</span>}
      </span>
      {accepted > 0 && (
        <Button size="small" onClick={order.suggestions.undo}>
          {say('undo')}
        </Button>
      )}
      {clear > 0 && (
        <Button size="small" onClick={order.suggestions.acceptAll}>
          {say('acceptAll', { n: clear })}
        </Button>
      )}
      {forSuppliers.length > 0 && (
        <Button size="small" onClick={() => void ask()}>
          {say('askRest', { n: forSuppliers.length })}
        </Button>
      )}
      {asked > 0 && (
        <LinkButton size="small" href={href('askEnquiry')}>
          {say('toEnquiry')}
        </LinkButton>
      )}
      {bad > 0 && (
        <Button size="small" icon="download" loading={saving} onClick={() => void save()}>
          {say('faultSheet')}
        </Button>
      )}
    </div>
  )
}

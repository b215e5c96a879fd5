import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { Confirm } from '../../ui/overlays/confirm'
import { useHost, useSay } from '../../ui/host'
import { ToneWord } from '../../ui/tone-word'
import { ChosenSum } from '../goods/chosen-sum'
import { piecesOf } from '../goods/larger-unit'
import { orderQueryPatch } from './order-query'
import { quickOrderMessages } from './quick-order.messages'
import type { QuickOrder } from './quick-order.store'

/** Bar with the numbers of valid and invalid rows, the sum from the server, and the button that adds the valid rows. */
export function OrderBar({ order }: { order: QuickOrder }) {
  const say = useSay(quickOrderMessages)
  const { element, urlState } = useHost()
  const counts = useStore(order.$counts)
  const wanted = useStore(order.$wanted)
  const total = useStore(order.$total)
  const adding = useStore(order.adding.$adding)
  const [clearing, setClearing] = useState(false)
  const pieces = wanted.reduce((sum, each) => sum + piecesOf(each), 0)

  return (
    <div className="quick-order-bar row wrap gap-20 row-gap-4 text-dense">
      {counts.all > 0 && (
        <Button variant="text" onClick={() => setClearing(true)}>
          {say('clear')}
        </Button>
      )}
      <span className="quick-order-bar-counts row wrap gap-16 row-gap-0" role="status">
        <span>{say('ready', { rows: counts.good, pieces })}</span>
        {counts.waits > 0 && <ToneWord tone="moves">{say('waiting', { n: counts.waits })}</ToneWord>}
        {counts.bad > 0 && (
          <button
            type="button"
            className="quick-order-bar-bad"
            onClick={() => urlState.setQuery(orderQueryPatch({ show: 'bad' }), { replace: true })}
          >
            <ToneWord tone="refused">{say('left', { n: counts.bad })}</ToneWord>
          </button>
        )}
      </span>
      {wanted.length > 0 && <ChosenSum total={total} onRetry={() => void order.amounts.reload()} />}
      <Button
        variant="primary"
        size="large"
        icon="cart"
        disabled={wanted.length === 0}
        loading={adding}
        loadingLabel={say('adding')}
        onClick={() => void order.add(element)}
      >
        {say('add')}
      </Button>
      {clearing && (
        <Confirm
          title={say('clearTitle')}
          text={say('clearText', { n: counts.all })}
          action={say('clear')}
          danger
          onConfirm={() => {
            order.clear()
            setClearing(false)
          }}
          onCancel={() => setClearing(false)}
        />
      )}
    </div>
  )
}

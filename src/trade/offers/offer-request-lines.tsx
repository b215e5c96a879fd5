import { useStore } from '@nanostores/react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/pages/empty-state'
import { useSay } from '../../ui/host'
import { TableCard } from '../../ui/tables/table-card'
import type { OfferRequest } from './offer-request.store'
import { OfferRequestTable } from './offer-request-table'
import { mostOfferLines } from './offers.contract'
import { offerMessages } from './offers.messages'

export function OfferRequestLines({ request }: { request: OfferRequest }) {
  const say = useSay(offerMessages)
  const rows = useStore(request.$rows)
  const faults = useStore(request.$faults)
  const withCart = useStore(request.$withCart)
  const more = (
    <>
      {!withCart && (
        <Button icon="cart" onClick={request.takeCart}>
          {say('takeCart')}
        </Button>
      )}
      <Button icon="plus" disabled={rows.length >= mostOfferLines} onClick={request.addTyped}>
        {say('addLine')}
      </Button>
    </>
  )
  if (rows.length === 0)
    return (
      <Card padding="none" title={say('requestGoods')}>
        <EmptyState
          state={null}
          drawing="list"
          title={say('emptyTitle')}
          text={withCart ? say('noCart') : say('emptyText')}
          actions={more}
        />
      </Card>
    )
  return (
    <TableCard title={say('requestGoods')}>
      <OfferRequestTable rows={rows} faults={faults} request={request} prices />
      <div className="offer-request-more row wrap gap-12 stretch">{more}</div>
    </TableCard>
  )
}

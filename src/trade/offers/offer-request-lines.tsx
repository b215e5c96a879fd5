import { useStore } from '@nanostores/react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { useSay } from '../../ui/host'
import type { LineFaults } from './offer-line-faults'
import { OfferRequestRow } from './offer-request-row'
import type { OfferRequest } from './offer-request.store'
import { mostOfferLines } from './offers.contract'
import { offerMessages } from './offers.messages'

const sound: LineFaults = {}

/** What prices are asked for. */
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
          drawing="list"
          title={say('emptyTitle')}
          text={withCart ? say('noCart') : say('emptyText')}
          actions={more}
        />
      </Card>
    )
  return (
    <Card padding="none" title={say('requestGoods')} className="request-card offer-table">
      <table className="table request-table">
        <caption className="visually-hidden">{say('requestList')}</caption>
        <thead>
          <tr>
            <th scope="col" className="table-left">
              {say('product')}
            </th>
            <th scope="col" className="request-quantity">
              {say('quantity')}
            </th>
            <th scope="col" className="request-unit">
              {say('unit')}
            </th>
            <th scope="col" className="request-price">
              {say('listPrice')}
            </th>
            <th scope="col" className="request-target">
              {say('target')}
            </th>
            <th scope="col" className="request-action">
              {say('action')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <OfferRequestRow
              key={row.key}
              row={row}
              at={at + 1}
              faults={faults.get(row.key) ?? sound}
              request={request}
            />
          ))}
        </tbody>
      </table>
      <div className="request-more">{more}</div>
    </Card>
  )
}

import { useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { PlainTable } from '../../ui/tables/plain-table'
import type { LineFaults } from './offer-line-faults'
import { OfferRequestRow, type RequestChanges } from './offer-request-row'
import type { RequestRow } from './offer-request.store'
import { offerMessages } from './offers.messages'
import sheet from './offer-request.css?sheet'

const sound: LineFaults = {}

type OfferRequestTableProps = {
  rows: readonly RequestRow[]
  faults: ReadonlyMap<string, LineFaults>
  request: RequestChanges
  /** True if the rows also show list prices. */
  prices?: boolean
}

/** Editable rows of a request. */
export function OfferRequestTable({ rows, faults, request, prices = false }: OfferRequestTableProps) {
  useSheet(sheet)
  const say = useSay(offerMessages)
  return (
    <PlainTable className="offer-request-table">
      <caption className="visually-hidden">{say('requestList')}</caption>
      <thead>
        <tr>
          <th scope="col" className="table-left">
            {say('product')}
          </th>
          <th scope="col" className="offer-request-quantity">
            {say('quantity')}
          </th>
          <th scope="col" className="offer-request-unit">
            {say('unit')}
          </th>
          {prices && (
            <th scope="col" className="offer-request-price">
              {say('listPrice')}
            </th>
          )}
          <th scope="col" className="offer-request-target">
            {say('target')}
          </th>
          <th scope="col" className="offer-request-action">
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
            prices={prices}
          />
        ))}
      </tbody>
    </PlainTable>
  )
}

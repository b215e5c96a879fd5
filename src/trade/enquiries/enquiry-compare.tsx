import { skuWords } from '../../catalogue/goods/spec-words'
import { useState, type ReactNode } from 'react'
import { wholeNumber } from '../../core/text/whole-number'
import { formatMoney, type Minor } from '../../core/money'
import { Button } from '../../ui/button'
import { Confirm } from '../../ui/overlays/confirm'
import { useCurrency } from '../../ui/currency'
import { useLocale, useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { Tag } from '../../ui/tag'
import { TableCard } from '../../ui/tables/table-card'
import { PlainTable } from '../../ui/tables/plain-table'
import { OfferGoods } from '../offers/offer-goods'
import type { EnquiryDetail, EnquiryQuote } from './enquiries.contract'
import { enquiryMessages } from './enquiries.messages'
import { actionsOf } from './enquiry-machine'
import type { EnquirySteps } from './enquiry-steps.store'

type EnquiryCompareProps = { enquiry: EnquiryDetail; steps: EnquirySteps }

const lowestOf = (amounts: readonly (Minor | undefined)[]): Minor | undefined => {
  const known = amounts.flatMap((amount) => amount ?? [])
  // Equal amounts have no lowest one.
  return new Set(known).size > 1 ? Math.min(...known) : undefined
}

/** Comparison table of the latest answer of each supplier. One answer can be accepted. */
export function EnquiryCompare({ enquiry, steps }: EnquiryCompareProps) {
  const say = useSay(enquiryMessages)
  const locale = useLocale()
  const currency = useCurrency()
  const [asking, ask] = useState<EnquiryQuote>()
  const { lines } = enquiry
  const actions = actionsOf(enquiry)
  const quotes = enquiry.quotes
    .filter(({ latest }) => latest)
    .toSorted((a, b) => Number(b.awarded) - Number(a.awarded) || a.total - b.total)
  const priceOf = ({ prices }: EnquiryQuote, lineId: string) =>
    prices.find((one) => one.lineId === lineId)?.price
  const whole = quotes.filter(({ prices }) => prices.length === lines.length)
  const lowestTotal = lowestOf(whole.map(({ total }) => total))
  const facts: { key: string; head: string; cell: (quote: EnquiryQuote) => ReactNode }[] = [
    {
      key: 'freight',
      head: say('freight'),
      cell: ({ freight }) => (freight === 0 ? say('free') : <Price amount={freight} size="sm" />),
    },
    {
      key: 'total',
      head: say('total'),
      cell: ({ total }) => (
        <>
          {total === lowestTotal && <Tag tone="success">{say('lowest')}</Tag>}
          <Price amount={total} size="md" />
        </>
      ),
    },
    { key: 'lead', head: say('leadDays'), cell: ({ leadDays }) => say('days', { n: leadDays }) },
    { key: 'valid', head: say('validTo'), cell: ({ validTo }) => validTo.slice(0, 10) },
    { key: 'remark', head: say('remark'), cell: ({ remark }) => remark || '–' },
  ]

  return (
    <TableCard
      title={quotes.length > 0 ? say('compare') : say('kinds', { n: lines.length })}
      className="enquiry-compare"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled is reached by keys, too */}
      <section className="enquiry-scroll" aria-label={say('compare')} tabIndex={0}>
        <PlainTable>
          <caption className="visually-hidden">{say('compare')}</caption>
          <thead>
            <tr>
              <th scope="col" className="table-left">
                {say('product')}
              </th>
              <th scope="col" className="enquiry-figure">
                {say('quantity')}
              </th>
              <th scope="col" className="enquiry-figure">
                {say('target')}
              </th>
              {quotes.map(({ id, supplier }) => (
                <th key={id} scope="col" className="enquiry-supplier">
                  {supplier}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => {
              const lowest = lowestOf(quotes.map((quote) => priceOf(quote, line.id)))
              return (
                <tr key={line.id} part="row">
                  <td>
                    <OfferGoods
                      goodsId={line.goodsId}
                      name={line.name}
                      spec={skuWords(line, locale)}
                      image={line.image}
                    />
                  </td>
                  <td className="enquiry-figure">
                    {wholeNumber(line.quantity)} {line.unitName}
                  </td>
                  <td className="enquiry-figure">
                    {line.targetPrice === undefined ? (
                      '–'
                    ) : (
                      <Price amount={line.targetPrice} size="sm" unit={line.unitName} />
                    )}
                  </td>
                  {quotes.map((quote) => {
                    const price = priceOf(quote, line.id)
                    return (
                      <td key={quote.id} className="enquiry-supplier">
                        {price === undefined ? (
                          <span className="meta">{say('notOffered')}</span>
                        ) : (
                          <>
                            {price === lowest && <Tag tone="success">{say('lowest')}</Tag>}
                            <Price amount={price} size="sm" unit={line.unitName} />
                          </>
                        )}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
          {quotes.length > 0 && (
            <tfoot>
              {facts.map(({ key, head, cell }) => (
                <tr key={key}>
                  <th scope="row" colSpan={3} className="enquiry-fact">
                    {head}
                  </th>
                  {quotes.map((quote) => (
                    <td key={quote.id} className="enquiry-supplier">
                      {cell(quote)}
                    </td>
                  ))}
                </tr>
              ))}
              <tr className="enquiry-choice">
                <th scope="row" colSpan={3} className="enquiry-fact">
                  {say('action')}
                </th>
                {quotes.map((quote) => (
                  <td key={quote.id} className="enquiry-supplier">
                    {quote.awarded && <Tag tone="brand">{say('chosen')}</Tag>}
                    {actions.includes('award') &&
                      (quote.holds ? (
                        <Button
                          size="small"
                          variant="primary"
                          aria-label={`${say('award')} ${quote.supplier}`}
                          onClick={() => ask(quote)}
                        >
                          {say('award')}
                        </Button>
                      ) : (
                        <span className="meta">{say('over')}</span>
                      ))}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </PlainTable>
      </section>
      {asking && (
        <Confirm
          title={say('awardAsk', { name: asking.supplier })}
          text={say('awardText', { amount: formatMoney(asking.total, currency) })}
          action={say('award')}
          onConfirm={() => steps.award(asking.id).then((ok) => ok && ask(undefined))}
          onCancel={() => ask(undefined)}
        />
      )}
    </TableCard>
  )
}

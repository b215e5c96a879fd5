import { DocumentMoney } from '../../site/brand-site/document-money'
import { useLocale, useSay } from '../../ui/host'
import { useLogWords } from '../../ui/log-words'
import { Price } from '../../ui/price'
import { Table } from '../../ui/tables/table'
import type { InvoiceLogEntry } from './invoices.contract'
import { invoiceMessages } from './invoices.messages'
import { listed } from '../../core/text/listed'

type InvoiceLogTableProps = {
  log: readonly InvoiceLogEntry[]
  /** True if the log belongs to one request, whose number and orders are shown elsewhere. */
  ofOne?: boolean
}

/** Log of invoice requests: events and their actors. */
export function InvoiceLogTable({ log, ofOne = false }: InvoiceLogTableProps) {
  const say = useSay(invoiceMessages)
  const word = useLogWords(invoiceMessages)
  const locale = useLocale()
  return (
    <Table
      label={say('logTitle')}
      rows={log}
      rowKey={({ id }) => id}
      columns={[
        { key: 'at', head: say('time'), width: 140, cell: ({ at }) => at.slice(0, 16) },
        ...(ofOne
          ? []
          : [
              {
                key: 'application',
                head: say('application'),
                width: 188,
                cell: ({ applyNo, orderNos }: InvoiceLogEntry) => (
                  <>
                    {applyNo}
                    <p className="text-meta ink-3 anywhere">{listed(orderNos, locale)}</p>
                  </>
                ),
              },
              {
                key: 'amount',
                head: say('amount'),
                align: 'right' as const,
                width: 116,
                cell: (entry: InvoiceLogEntry) => (
                  <DocumentMoney of={entry}>
                    <Price amount={entry.amount} size="sm" />
                  </DocumentMoney>
                ),
              },
            ]),
        { key: 'what', head: say('what'), width: 128, cell: ({ action }) => word('did', action) },
        {
          key: 'who',
          head: say('who'),
          width: 128,
          cell: ({ actor, name }) => [word('by', actor), name].filter(Boolean).join(' '),
        },
        { key: 'note', head: say('note'), cell: ({ reason }) => reason || '—' },
      ]}
    />
  )
}

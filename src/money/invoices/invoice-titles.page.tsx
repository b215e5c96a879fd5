import { useState } from 'react'
import { reviewState } from '../../account/company/review-state'
import { Permitted, useRefusal } from '../../session/permission/permitted'
import { useColumns } from '../../ui/columns'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Confirm } from '../../ui/confirm'
import { useHost, useLocale, useSay } from '../../ui/host'
import { Page } from '../../ui/page-frame'
import { useSheet } from '../../ui/sheet'
import { StateTag } from '../../ui/state-tag'
import { Table } from '../../ui/table'
import { Tag } from '../../ui/tag'
import { mostTitles, type InvoiceTitle } from './invoice-titles.contract'
import { openTitles } from './invoice-titles.store'
import { invoiceMessages } from './invoices.messages'
import sheet from './invoices.css?sheet'
import { KeptActions } from './kept-actions'
import { TitleDialog } from './title-dialog'
import { titleKind } from './title-kind'

type Asking = { for: 'add' } | { for: 'change' | 'remove'; title: InvoiceTitle }

const facts = ({ bank, bankCard, regAddress, regPhone }: InvoiceTitle) =>
  [`${bank} ${bankCard}`.trim(), `${regAddress} ${regPhone}`.trim()].filter(Boolean)

/** What invoices of the buyer's company can be made out to. */
export default function InvoiceTitlesPage() {
  useSheet(sheet)
  const { scope } = useHost()
  const say = useSay(invoiceMessages)
  const column = useColumns<InvoiceTitle>()
  const locale = useLocale()
  const [store] = useState(() => openTitles(scope))
  const [asking, ask] = useState<Asking>()
  const mayManage = useRefusal('manageTitles') === undefined
  const close = () => ask(undefined)
  return (
    <>
      <Page
        of={store.items}
        title={say('titles')}
        what={say('titles')}
        actions={
          <Permitted action="manageTitles">
            <Button variant="primary" icon="plus" onClick={() => ask({ for: 'add' })}>
              {say('addTitle')}
            </Button>
          </Permitted>
        }
        empty={{ when: (list) => list.length === 0, title: say('noTitles'), text: say('noTitlesText') }}
      >
        {(list) => (
          <Card padding="none">
            <Table
              label={say('titles')}
              rows={list}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'title',
                  head: say('buyer'),
                  cell: ({ title, taxNo, isDefault }) => (
                    <>
                      {title} {isDefault === 10 && <Tag tone="brand">{say('isDefault')}</Tag>}
                      {taxNo && <p className="invoice-meta">{taxNo}</p>}
                    </>
                  ),
                },
                {
                  key: 'kind',
                  head: say('kind'),
                  width: 88,
                  cell: ({ kind }) => titleKind.label(kind, locale),
                },
                {
                  key: 'facts',
                  head: say('bankFacts'),
                  cell: (row) =>
                    facts(row).map((fact) => (
                      <p key={fact} className="invoice-meta">
                        {fact}
                      </p>
                    )),
                },
                {
                  key: 'review',
                  head: say('review'),
                  width: 132,
                  cell: ({ kind, reviewState: state, reason }) =>
                    kind === titleKind.code.special && (
                      <>
                        <StateTag of={reviewState} code={state} />
                        {reason && <p className="invoice-meta">{say('rejected', { reason })}</p>}
                      </>
                    ),
                },
                column.actions(
                  232,
                  (title) =>
                    mayManage && (
                      <KeptActions
                        isDefault={title.isDefault === 10}
                        onDefault={() => void store.makeDefault(title.id)}
                        onChange={() => ask({ for: 'change', title })}
                        onRemove={() => ask({ for: 'remove', title })}
                      />
                    ),
                ),
              ]}
            />
            <p className="invoice-count">{say('kept', { n: list.length, most: mostTitles })}</p>
          </Card>
        )}
      </Page>
      {asking && asking.for !== 'remove' && (
        <TitleDialog
          store={store}
          title={asking.for === 'change' ? asking.title : undefined}
          onClose={close}
        />
      )}
      {asking?.for === 'remove' && (
        <Confirm
          title={say('removeTitle')}
          text={asking.title.title}
          action={say('remove')}
          danger
          onConfirm={() => {
            void store.drop(asking.title.id)
            close()
          }}
          onCancel={close}
        />
      )}
    </>
  )
}

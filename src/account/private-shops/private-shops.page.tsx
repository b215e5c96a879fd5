import { useState } from 'react'
import { useColumns } from '../../ui/tables/columns'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { ListPage } from '../../ui/pages/list-page'
import { StateTag } from '../../ui/state-tag'
import { Table } from '../../ui/tables/table'
import { ToneWord } from '../../ui/tone-word'
import { reviewState } from '../../words/review-state'
import { PrivateShopApply } from './private-shop-apply'
import type { PrivateShop } from './private-shops.contract'
import { privateShopNotices } from '../../catalogue/shops/private-shop.messages'
import { privateShopMessages } from './private-shops.messages'
import { openPrivateShops, type PrivateShops } from './private-shops.store'

/** Page of private shops with access and application state. */
export default function PrivateShopsPage() {
  const { scope, urlState } = useHost()
  const say = useSay(privateShopMessages)
  const sayNotice = useSay(privateShopNotices)
  const shops = useOpened(() => openPrivateShops(scope, urlState))
  return (
    <ListPage
      of={shops}
      title={say('title')}
      filters={<p className="note">{sayNotice('note')}</p>}
      empty={{ drawing: 'list', title: say('none'), text: say('noneText') }}
    >
      {({ content }) => <PrivateShopTable rows={content} shops={shops} />}
    </ListPage>
  )
}

function PrivateShopTable({ rows, shops }: { rows: readonly PrivateShop[]; shops: PrivateShops }) {
  const say = useSay(privateShopMessages)
  const column = useColumns<PrivateShop>()
  const href = useHref()
  const [applying, applyTo] = useState<PrivateShop>()
  return (
    <Card padding="none">
      <Table
        label={say('title')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'shop',
            head: say('shop'),
            cell: ({ name, intro, reason }) => (
              <>
                <b>{name}</b>
                <p className="note">{intro}</p>
                {reason && <p className="note">{say('reason', { reason })}</p>}
              </>
            ),
          },
          { key: 'terms', head: say('terms'), width: 264, cell: ({ terms }) => terms },
          {
            key: 'state',
            head: say('state'),
            width: 100,
            cell: ({ reviewState: code }) =>
              code === undefined ? (
                <ToneWord tone="ended">{say('notApplied')}</ToneWord>
              ) : (
                <StateTag of={reviewState} code={code} />
              ),
          },
          column.actions(104, (shop) => (
            <>
              {shop.actions.includes('apply') && (
                <Button size="small" variant="outline" onClick={() => applyTo(shop)}>
                  {say('apply')}
                </Button>
              )}
              {shop.actions.includes('enter') && (
                <LinkButton size="small" href={href('shop', { shopId: shop.id })}>
                  {say('enter')}
                </LinkButton>
              )}
            </>
          )),
        ]}
      />
      {applying && <PrivateShopApply shop={applying} shops={shops} onClose={() => applyTo(undefined)} />}
    </Card>
  )
}

import { useStore } from '@nanostores/react'
import type { RowOf } from '../../core/api/endpoint'
import { useColumns } from '../../ui/tables/columns'
import { Button } from '../../ui/button'
import { useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { chooseColumn } from '../../ui/tables/choose-column'
import { Table } from '../../ui/tables/table'
import { useLabel } from '../../ui/use-label'
import { shopType } from '../shops/shop-type'
import type { Collection } from './collection.store'
import type { favouritePage } from './favourites.contract'
import { favouriteMessages } from './favourite.messages'
import { favouritesMessages } from './favourites.messages'

type Shop = NonNullable<RowOf<typeof favouritePage>['shop']>
type KeptShopsProps = { rows: readonly Shop[]; of: Collection; onDrop: (ids: string[]) => void }

/** Favourite shops. */
export function KeptShops({ rows, of, onDrop }: KeptShopsProps) {
  const say = useSay(favouritesMessages)
  const sayOf = useSay(favouriteMessages)
  const column = useColumns<Shop>()
  const typeLabel = useLabel(shopType)
  const href = useHref()
  const chosen = useStore(of.$chosen)
  return (
    <Table
      label={say('shops')}
      rows={rows}
      rowKey={({ id }) => id}
      selected={({ id }) => chosen.has(id)}
      columns={[
        chooseColumn({
          rows,
          idOf: ({ id }) => id,
          isChosen: (id) => chosen.has(id),
          choose: of.choose,
          label: { all: say('chooseAll'), one: ({ name }) => say('choose', { name }) },
        }),
        {
          key: 'name',
          head: say('shops'),
          cell: ({ id, name }) => (
            <a className="row gap-12 shrink anywhere brand-hover" href={href('shop', { shopId: id })}>
              {name}
            </a>
          ),
        },
        {
          key: 'type',
          head: say('type'),
          width: 160,
          cell: ({ shopType: type }) => typeLabel(type),
        },
        { key: 'score', head: say('score'), align: 'right', width: 96, cell: ({ score }) => score },
        column.actions(192, ({ id, name }) => (
          <>
            <LinkButton size="small" href={href('shop', { shopId: id })}>
              {say('toShop')}
            </LinkButton>
            <Button
              size="small"
              variant="text"
              aria-label={sayOf('dropOf', { name })}
              onClick={() => onDrop([id])}
            >
              {say('drop')}
            </Button>
          </>
        )),
      ]}
    />
  )
}

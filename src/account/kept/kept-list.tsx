import { useState, type ReactNode } from 'react'
import { yes } from '../../core/shapes'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useColumns } from '../../ui/tables/columns'
import { Confirm } from '../../ui/overlays/confirm'
import { useSay } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import { Table, type Column } from '../../ui/tables/table'
import type { keptList } from './kept-list.store'
import { keptMessages } from './kept.messages'
import sheet from './kept.css?sheet'

type Kept = { id: string; isDefault: number }
/** What a room calls its list: heading, the way to a new one, that there is nothing, whether one is to go. */
type Word = 'title' | 'add' | 'none' | 'noneText' | 'removeAsk'

type KeptListProps<Item extends Kept> = {
  of: Omit<ReturnType<typeof keptList<Item, never>>, 'save'>
  /** Of them, a company keeps at most so many. */
  most: number
  say: (word: Word) => string
  columns: readonly Column<Item>[]
  nameOf: (item: Item) => string
  /** Around the way to a new one; default: anybody may. */
  guard?: (add: ReactNode) => ReactNode
  /** Whether the buyer may change what is there; default: yes. */
  mayChange?: boolean
  /** Asks for a new one, or for other words of one. */
  dialog: (item: Item | undefined, close: () => void) => ReactNode
}

/** A short list that a company keeps: one is the default, each can be changed and dropped. */
export function KeptList<Item extends Kept>(props: KeptListProps<Item>) {
  const { of, most, say, columns, nameOf, guard = (add) => add, mayChange = true, dialog } = props
  useSheet(sheet)
  const word = useSay(keptMessages)
  const column = useColumns<Item>()
  const [asking, ask] = useState<{ for: 'save'; item?: Item } | { for: 'remove'; item: Item }>()
  const close = () => ask(undefined)
  const actions = column.actions(296, (item) => (
    <>
      {item.isDefault !== yes && (
        <Button size="small" variant="text" onClick={() => void of.makeDefault(item.id)}>
          {word('makeDefault')}
        </Button>
      )}
      <Button size="small" onClick={() => ask({ for: 'save', item })}>
        {word('change')}
      </Button>
      <Button size="small" onClick={() => ask({ for: 'remove', item })}>
        {word('remove')}
      </Button>
    </>
  ))
  return (
    <>
      <Page
        of={of.items}
        title={say('title')}
        what={say('title')}
        actions={guard(
          <Button variant="primary" icon="plus" onClick={() => ask({ for: 'save' })}>
            {say('add')}
          </Button>,
        )}
        empty={{ when: (list) => list.length === 0, title: say('none'), text: say('noneText') }}
      >
        {(list) => (
          <Card padding="none">
            <Table
              label={say('title')}
              rows={list}
              rowKey={({ id }) => id}
              columns={mayChange ? [...columns, actions] : columns}
            />
            <p className="meta kept-count">{word('count', { n: list.length, most })}</p>
          </Card>
        )}
      </Page>
      {asking?.for === 'save' && dialog(asking.item, close)}
      {asking?.for === 'remove' && (
        <Confirm
          title={say('removeAsk')}
          text={nameOf(asking.item)}
          action={word('remove')}
          danger
          onConfirm={() => {
            void of.drop(asking.item.id)
            close()
          }}
          onCancel={close}
        />
      )}
    </>
  )
}

import { useState, type ReactNode } from 'react'
import { yes } from '../../core/api/shapes'
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

type ListItem = { id: string; isDefault: number }
/** Message keys of a list: title, add button, empty state and delete confirmation. */
type Word = 'title' | 'add' | 'none' | 'noneText' | 'removeAsk'

type KeptListProps<Item extends ListItem> = {
  of: Omit<ReturnType<typeof keptList<Item, never>>, 'save'>
  /** Maximum number of entries of a company. */
  most: number
  say: (word: Word) => string
  columns: readonly Column<Item>[]
  nameOf: (item: Item) => string
  /** Wraps the add button, for example to check a permission. Default: no check. */
  guard?: (add: ReactNode) => ReactNode
  /** True if the buyer can edit entries. Default: true. */
  mayChange?: boolean
  /** Renders the dialog to add or edit an entry. */
  dialog: (item: Item | undefined, close: () => void) => ReactNode
}

/** Short list of a company with one default entry. Entries can be edited and deleted. */
export function KeptList<Item extends ListItem>(props: KeptListProps<Item>) {
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
          onConfirm={() => of.drop(asking.item.id).then(close)}
          onCancel={close}
        />
      )}
    </>
  )
}

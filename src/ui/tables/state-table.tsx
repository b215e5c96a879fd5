import type { ComponentProps } from 'react'
import { StateList } from './state-list'
import { Table, type Column } from './table'
import { TableCard } from './table-card'

type Answer<Row> = {
  content: Row[]
  totalElements: number
  totalPages: number
  pageNumber: number
  pageSize: number
  counts: Readonly<Record<string, number>>
}
type StateTableProps<Row> = Omit<ComponentProps<typeof StateList<Answer<Row>>>, 'children'> & {
  columns: readonly Column<Row>[]
}

/** Table of documents with filter by state. */
export const StateTable = <Row extends { id: string }>({ columns, ...list }: StateTableProps<Row>) => (
  <StateList {...list}>
    {({ content }) => (
      <TableCard>
        <Table label={list.say('title')} rows={content} rowKey={({ id }) => id} columns={columns} />
      </TableCard>
    )}
  </StateList>
)

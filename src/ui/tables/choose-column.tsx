import { Checkbox } from '../forms/checkbox'
import type { Column } from './table'

type Choice<Row> = {
  rows: readonly Row[]
  idOf: (row: Row) => string
  isChosen: (id: string) => boolean
  choose: (ids: string[], isChosen: boolean) => void
  /** Accessible names of the checkboxes. */
  label: { all: string; one: (row: Row) => string }
}

/** Returns a column of checkboxes, with one for all rows in its head. */
export function chooseColumn<Row>({ rows, idOf, isChosen, choose, label }: Choice<Row>): Column<Row> {
  const ids = rows.map(idOf)
  const count = ids.filter(isChosen).length
  return {
    key: 'choose',
    width: 44,
    head: (
      <Checkbox
        aria-label={label.all}
        checked={count === ids.length}
        half={count > 0 && count < ids.length}
        onChange={({ target }) => choose(ids, target.checked)}
      />
    ),
    cell: (row) => (
      <Checkbox
        aria-label={label.one(row)}
        checked={isChosen(idOf(row))}
        onChange={({ target }) => choose([idOf(row)], target.checked)}
      />
    ),
  }
}

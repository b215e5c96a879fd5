import { useStore } from '@nanostores/react'
import { Checkbox } from '../../../ui/forms/checkbox'
import { useSay } from '../../../ui/host'
import type { Column } from '../../../ui/tables/table'
import { goodsListMessages } from './goods-list.messages'
import type { RowSelection } from './row-selection.store'

/** Returns the column of checkboxes: one for all available rows of the page, and one per row. */
export function useTickColumn<Row extends { id: string; goodsName: string }>(
  rows: readonly Row[],
  { $ticked, mayAdd, tick }: Pick<RowSelection<Row>, '$ticked' | 'mayAdd' | 'tick'>,
): Column<Row> {
  const say = useSay(goodsListMessages)
  const ticked = useStore($ticked)
  const buyable = rows.filter(mayAdd)
  const count = buyable.filter(({ id }) => ticked.has(id)).length
  return {
    key: 'tick',
    width: 40,
    head: (
      <Checkbox
        aria-label={say('chooseAll')}
        checked={count > 0 && count === buyable.length}
        half={count > 0 && count < buyable.length}
        disabled={buyable.length === 0}
        onChange={(event) => tick(buyable, event.target.checked)}
      />
    ),
    cell: (row) => (
      <Checkbox
        aria-label={say('chooseOne', { name: row.goodsName })}
        checked={ticked.has(row.id) && mayAdd(row)}
        disabled={!mayAdd(row)}
        onChange={(event) => tick([row], event.target.checked)}
      />
    ),
  }
}

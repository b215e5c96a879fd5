import { useStore } from '@nanostores/react'
import { Button } from '../../../ui/button'
import { useHost, useSay } from '../../../ui/host'
import { useSheet } from '../../../ui/sheet'
import { ChosenSum } from '../chosen-sum'
import { goodsListMessages } from './goods-list.messages'
import { goodsMessages } from '../goods.messages'
import { piecesOf } from '../larger-unit'
import type { RowSelection } from './row-selection.store'
import sheet from './selection-bar.css?sheet'

/** Bar with the selected rows, their price from the server, and the button that adds them all. */
export function SelectionBar<Row extends { id: string }>({ selection }: { selection: RowSelection<Row> }) {
  useSheet(sheet)
  const say = useSay(goodsListMessages)
  const word = useSay(goodsMessages)
  const { element } = useHost()
  const chosen = useStore(selection.$chosen)
  const total = useStore(selection.$total)
  const adding = useStore(selection.$adding)
  const pieces = chosen.reduce((sum, line) => sum + piecesOf(line), 0)

  return (
    <div
      className="goods-selection-bar row wrap gap-12 row-gap-8 text-dense"
      role="group"
      aria-label={say('chosen')}
    >
      <span className="goods-selection-count" role="status">
        {say('chosenRows', { rows: chosen.length, pieces })}
      </span>
      {chosen.length > 0 && <ChosenSum total={total} onRetry={() => void selection.amounts.reload()} />}
      <Button
        variant="primary"
        disabled={chosen.length === 0}
        loading={adding.has('')}
        loadingLabel={word('adding')}
        onClick={() => void selection.addChosen(element)}
      >
        {say('addChosen')}
      </Button>
    </div>
  )
}

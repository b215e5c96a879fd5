import { useStore } from '@nanostores/react'
import { Button } from '../../ui/button'
import { useHost, useSay } from '../../ui/host'
import { ChosenSum } from '../goods/chosen-sum'
import { wholeNumber } from '../goods/whole-number'
import { oftenMessages } from './often-bought.messages'
import type { OftenGoodsStore } from './often-goods.store'

/** What is ticked, what it costs as the server says, and the one button that adds it all. */
export function OftenChosen({ often }: { often: OftenGoodsStore }) {
  const say = useSay(oftenMessages)
  const { element } = useHost()
  const chosen = useStore(often.$chosen)
  const total = useStore(often.$total)
  const adding = useStore(often.$adding)
  const pieces = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className="often-chosen" role="group" aria-label={say('chosen')}>
      <span className="often-count" role="status">
        {say('chosenRows', { rows: wholeNumber(chosen.length), pieces: wholeNumber(pieces) })}
      </span>
      {chosen.length > 0 && <ChosenSum total={total} onRetry={() => void often.amounts.reload()} />}
      <Button
        variant="primary"
        disabled={chosen.length === 0}
        loading={adding.has('')}
        loadingLabel={say('adding')}
        onClick={() => void often.addChosen(element)}
      >
        {say('addChosen')}
      </Button>
    </div>
  )
}

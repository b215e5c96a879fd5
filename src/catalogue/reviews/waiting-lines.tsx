import { useState } from 'react'
import { useColumns } from '../../ui/tables/columns'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useHref, useSay } from '../../ui/host'
import { Table } from '../../ui/tables/table'
import { BoughtGoods } from './bought-goods'
import type { WaitingLine } from './own-reviews.contract'
import { ownReviewsMessages } from './own-reviews.messages'
import type { Comments } from './comments.store'
import { ReviewDialog } from './review-dialog'

/** Lines of completed orders, each of which can be reviewed once. */
export function WaitingLines({ rows, reviews }: { rows: readonly WaitingLine[]; reviews: Comments }) {
  const say = useSay(ownReviewsMessages)
  const column = useColumns<WaitingLine>()
  const href = useHref()
  const [chosen, choose] = useState<WaitingLine>()
  return (
    <Card padding="none">
      <Table
        label={say('waiting')}
        rows={rows}
        rowKey={({ orderLineId }) => orderLineId}
        columns={[
          { key: 'goods', head: say('goods'), cell: (line) => <BoughtGoods {...line} /> },
          {
            key: 'order',
            head: say('order'),
            width: 200,
            cell: ({ orderNo, completedOn }) => (
              <>
                <a className="link" href={href('order', { orderNo })}>
                  {orderNo}
                </a>
                <p className="block text-meta ink-3">{say('completedOn', { day: completedOn })}</p>
              </>
            ),
          },
          column.actions(104, (line) => (
            <Button
              size="small"
              aria-label={say('reviewOf', { name: line.goodsName })}
              onClick={() => choose(line)}
            >
              {say('review')}
            </Button>
          )),
        ]}
      />
      {chosen && <ReviewDialog line={chosen} reviews={reviews} onClose={() => choose(undefined)} />}
    </Card>
  )
}

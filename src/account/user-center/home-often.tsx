import { useStore } from '@nanostores/react'
import { pictureAddress } from '../../core/address/picture-address'

import { Card } from '../../ui/card'
import { Failed } from '../../ui/pages/failed'
import { useHref, useSay, useScope } from '../../ui/host'
import { Picture } from '../../ui/picture'
import { SkeletonRows } from '../../ui/tables/skeleton-rows'
import { userCenterMessages } from './user-center.messages'
import type { UserHome } from './user-home.store'

/** Products that the company buys most often. */
export function HomeOften({ of }: { of: UserHome['often'] }) {
  const say = useSay(userCenterMessages)
  const href = useHref()
  const scope = useScope()
  const state = useStore(of.$state)
  const list = state.value?.content
  function body() {
    if (!list)
      return state.status === 'failed' ? (
        <Failed error={state.error} what={say('often')} onRetry={() => void of.reload()} />
      ) : (
        <SkeletonRows rows={5} />
      )
    if (list.length === 0) return <p className="user-center-none">{say('noOften')}</p>
    return (
      <ul className="user-center-often">
        {list.map(({ id, goodsId, goodsName, image, times }) => (
          <li key={id}>
            <a href={href('goods', { goodsId })}>
              <Picture src={pictureAddress(scope, image)} alt="" size={40} />
              <span className="truncate">{goodsName}</span>
            </a>
            <span className="user-center-often-times">{say('times', { n: times })}</span>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <Card
      title={say('often')}
      padding="none"
      actions={
        <a className="user-center-more text-meta brand" href={href('oftenGoods')}>
          {say('more')}
        </a>
      }
    >
      {body()}
    </Card>
  )
}

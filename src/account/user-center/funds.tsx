import { wholeNumber } from '../../core/whole-number'
import { targetOf } from '../../site/links/target'
import { Card } from '../../ui/card'
import { useHref, useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import type { AccountHome } from './user-center.contract'
import { userCenterMessages } from './user-center.messages'

/** What the company has: deposit, credit, points and coupons; each leads to its own page, where there is one. */
export function Funds({ home: { deposit, credit, points, couponCount } }: { home: AccountHome }) {
  const say = useSay(userCenterMessages)
  const href = useHref()
  const items = [
    { name: say('deposit'), path: '/user/deposit', value: <Price amount={deposit} size="lg" /> },
    {
      name: say('credit'),
      path: '/user/credit',
      value: <Price amount={credit.available} size="lg" />,
      limit: credit.limit,
    },
    { name: say('points'), path: '/user/points', value: <b className="fund-count">{wholeNumber(points)}</b> },
    {
      name: say('coupons'),
      path: '/user/coupon',
      value: <b className="fund-count">{wholeNumber(couponCount)}</b>,
    },
  ]
  return (
    <Card title={say('funds')} padding="none">
      <ul className="funds">
        {items.map(({ name, path, value, limit }) => {
          const target = targetOf(path, href)
          return (
            <li key={path} className="fund">
              {target === undefined ? (
                <span className="fund-name">{name}</span>
              ) : (
                <a className="fund-name" href={target}>
                  {name}
                </a>
              )}
              {value}
              {limit !== undefined && (
                <span className="fund-limit">
                  {say('creditLimit')} <Price amount={limit} size="sm" />
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

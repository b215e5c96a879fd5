import { wholeNumber } from '../../core/text/whole-number'
import { Card } from '../../ui/card'
import { useHref, useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import type { AccountHome } from './user-center.contract'
import { userCenterMessages } from './user-center.messages'
import { AccountMoney } from '../../site/brand-site/account-currency'

/** Balances of the company: deposit, credit, points and coupons, each with a link to its page. */
export function Funds({
  home: { deposit, credit, points, pointsWorth, couponCount },
}: {
  home: AccountHome
}) {
  const say = useSay(userCenterMessages)
  const href = useHref()
  const items = [
    { name: say('deposit'), address: href('deposit'), value: <Price amount={deposit} size="lg" /> },
    {
      name: say('credit'),
      address: href('credit'),
      value: <Price amount={credit.available} size="lg" />,
      note: [say('creditLimit'), credit.limit] as const,
    },
    {
      name: say('points'),
      address: href('points'),
      value: <b className="text-h1 bold">{wholeNumber(points)}</b>,
      note: pointsWorth === undefined ? undefined : ([say('pointsWorth'), pointsWorth] as const),
    },
    {
      name: say('coupons'),
      address: href('coupons'),
      value: <b className="text-h1 bold">{wholeNumber(couponCount)}</b>,
    },
  ]
  return (
    <AccountMoney>
      <Card title={say('funds')} padding="none">
        <ul className="user-center-funds">
          {items.map(({ name, address, value, note }) => (
            <li key={address} className="user-center-fund stack gap-4 top">
              <a className="user-center-fund-name text-meta ink-2 brand-hover" href={address}>
                {name}
              </a>
              {value}
              {note && (
                <span className="user-center-fund-note text-meta ink-3">
                  {note[0]} <Price amount={note[1]} size="sm" />
                </span>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </AccountMoney>
  )
}

import { BoughtAgainDialog } from '../../trade/orders/bought-again-dialog'
import { Card } from '../../ui/card'
import { useHost, useOpened, useSay } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { SkeletonRows } from '../../ui/tables/skeleton-rows'
import { useSheet } from '../../ui/sheet'
import { TodoCard } from '../todo/todo-card'
import { AccountCard } from './account-card'
import { Funds } from './funds'
import { HomeReminders } from './home-reminders'
import { HomeOften } from './home-often'
import { OrderCounts } from './order-counts'
import { RecentOrders } from './recent-orders'
import { userCenterMessages } from './user-center.messages'
import sheet from './user-home.css?sheet'
import { openUserHome } from './user-home.store'

/** First page of the user centre: account, balances, orders and to-dos. */
export default function UserHomePage() {
  useSheet(sheet)
  const { scope } = useHost()
  const say = useSay(userCenterMessages)
  const home = useOpened(() => openUserHome(scope))
  return (
    <div className="page-frame user-center-home">
      <AccountCard />
      <Page
        of={home.home}
        what={say('overview')}
        skeleton={
          <Card padding="none">
            <SkeletonRows rows={12} />
          </Card>
        }
      >
        {(value) => (
          <>
            <TodoCard />
            <Funds home={value} />
            <OrderCounts counts={value.orderCounts} />
            <RecentOrders orders={value.recentOrders} steps={home.steps} />
          </>
        )}
      </Page>
      <div className="user-center-pair">
        <HomeReminders of={home.reminders} />
        <HomeOften of={home.often} />
      </div>
      <BoughtAgainDialog steps={home.steps} />
    </div>
  )
}

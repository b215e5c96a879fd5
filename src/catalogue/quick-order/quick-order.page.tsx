import { Breadcrumb } from '../../ui/pages/breadcrumb'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { OrderBar } from './order-bar'
import { OrderIntake } from './order-intake'
import { OrderList } from './order-list'
import { OrderReport } from './order-report'
import listSheet from './order-list.css?sheet'
import sheet from './quick-order.css?sheet'
import { quickOrderMessages } from './quick-order.messages'
import { openQuickOrder } from './quick-order.store'

/** Page that adds a list of codes and quantities to the cart, also for visitors. */
export default function QuickOrderPage() {
  useSheet(sheet)
  useSheet(listSheet)
  const say = useSay(quickOrderMessages)
  const href = useHref()
  const { scope } = useHost()
  const order = useOpened(() => openQuickOrder(scope))
  return (
    <>
      <Breadcrumb items={[{ label: say('home'), href: href('home') }, { label: say('title') }]} />
      <div className="page-frame quick-order">
        <header className="page-frame-head">
          <h1 className="page-frame-title" part="title">
            {say('title')} <span className="quick-order-lead text-dense regular ink-2">{say('lead')}</span>
          </h1>
        </header>
        <OrderIntake order={order} />
        <OrderReport order={order} />
        <OrderList order={order} />
        <OrderBar order={order} />
      </div>
    </>
  )
}

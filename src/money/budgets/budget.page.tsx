import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { byId } from '../../core/api/by-id'
import { openOnce } from '../../core/api/once'
import { yes } from '../../core/api/shapes'
import type { SentOf } from '../../core/form/form-field'
import { speaker } from '../../core/language/messages'
import { pagedList } from '../../core/store/paged-list'
import { resource } from '../../core/store/resource'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import type { CallOptions } from '../../core/api/client'
import { formatMoney } from '../../core/money'
import { ExportButton } from '../../account/downloads/export-button'
import { Permitted, useRefusal } from '../../session/permission/permitted'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useCurrency } from '../../ui/currency'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { later } from '../../ui/later'
import { Facts } from '../../ui/pages/facts'
import { Figures } from '../../ui/pages/figures'
import { ListPage } from '../../ui/pages/list-page'
import { MissingDocument } from '../../ui/pages/missing-document'
import { Page } from '../../ui/pages/page-frame'
import { Price } from '../../ui/price'
import { useSheet } from '../../ui/sheet'
import { useLabel } from '../../ui/use-label'
import { LedgerHead } from '../ledger/ledger-head'
import { BudgetBar, BudgetKeys } from './budget-bar'
import { budgetBasis } from './budget-basis'
import { BudgetEntries } from './budget-entries'
import type { budgetMoveFields } from './budget-fields'
import { budgetPeriod } from './budget-period'
import {
  exportBudgetEntries,
  moveBudget,
  pageBudgetEntries,
  readBudget,
  type Budget,
} from './budgets.contract'
import sheet from './budgets.css?sheet'
import { budgetMessages } from './budgets.messages'

// Loaded with a press.
const MoveBudget = later(() => import('./move-budget'))

/** Opens a budget with its ledger. */
function openBudget(scope: Scope, urlState: UrlState, id: string) {
  const budget = resource((signal) =>
    byId(id, () => scope.call(readBudget, { path: { id } }, { signal, quiet: true })),
  )
  const entries = pagedList(scope, urlState, {
    load: (body, options) => scope.call(pageBudgetEntries, { path: { id }, body }, options),
  })
  const once = openOnce()
  return {
    budget,
    entries,
    /** @throws CallError with field errors for the form */
    async move(body: SentOf<typeof budgetMoveFields.fields>) {
      await once(body, (options) => scope.call(moveBudget, { path: { id }, body }, options))
      scope.toasts.brief('success', speaker(budgetMessages, scope.$locale.get())('moved'))
      await Promise.all([budget.reload(), entries.page.reload()])
    },
    exportAll: (options: CallOptions) => scope.call(exportBudgetEntries, { body: { budgetId: id } }, options),
  }
}

function Sheet({ of }: { of: Budget }) {
  const say = useSay(budgetMessages)
  const periodLabel = useLabel(budgetPeriod)
  const basisLabel = useLabel(budgetBasis)
  const currency = useCurrency()
  const figure = (amount: number) => <Price amount={amount} size="md" />
  return (
    <Card>
      <div className="budget-sheet stack gap-16">
        <Figures
          main
          of={[
            [say('free'), <Price key="free" amount={of.free} size="xl" />],
            [say('amount'), figure(of.amount)],
            [say('carried'), figure(of.carried)],
            [say('used'), figure(of.used)],
            [say('reserved'), figure(of.reserved)],
          ]}
        />
        <BudgetBar budget={of} />
        <BudgetKeys />
        <Facts
          of={[
            [
              say('period'),
              `${periodLabel(of.period)} ${say('days', { from: of.fromDay, until: of.untilDay })}`,
            ],
            [say('basis'), basisLabel(of.basis)],
            [say('beyond'), say(of.hard === yes ? 'hard' : 'soft')],
            [say('carryOver'), say(of.carryOver === yes ? 'yes' : 'no')],
          ]}
        />
        {of.free < 0 && (
          <p className="budget-over">{say('leftOf', { free: formatMoney(of.free, currency) })}</p>
        )}
      </div>
    </Card>
  )
}

function OneBudget({ budgetId }: { budgetId: string }) {
  const { scope, urlState } = useHost()
  const say = useSay(budgetMessages)
  const href = useHref()
  const store = useOpened(() => openBudget(scope, urlState, budgetId))
  const { value } = useStore(store.budget.$state)
  const [moving, setMoving] = useState(false)
  const mayManage = useRefusal('manageBudgets') === undefined
  return (
    <Page
      of={store.budget}
      title={say('title')}
      what={say('title')}
      actions={
        <span className="actions">
          <a className="link" href={href('budgets')}>
            {say('back')}
          </a>
          {mayManage && value && value.free > 0 && (
            <Button size="small" onClick={() => setMoving(true)}>
              {say('move')}
            </Button>
          )}
        </span>
      }
      missing={<MissingDocument title={say('missing')} heading="h2" list="budgets" />}
    >
      {(of) => (
        <div className="budget-sheet stack gap-16">
          <h2 className="card-title">
            {of.costCentre.code} {of.costCentre.name}
          </h2>
          <Sheet of={of} />
          <ListPage
            of={store.entries}
            what={say('entries')}
            filters={
              <LedgerHead title={say('entries')}>
                <ExportButton size="small" ask={store.exportAll} />
              </LedgerHead>
            }
            empty={{ title: say('noEntries') }}
          >
            {({ content }) => <BudgetEntries rows={content} />}
          </ListPage>
          {moving && <MoveBudget budget={of} move={store.move} onClose={() => setMoving(false)} />}
        </div>
      )}
    </Page>
  )
}

/** Page of a budget with its figures and its ledger. */
export default function BudgetPage({ budgetId }: { budgetId: string }) {
  useSheet(sheet)
  return (
    <Permitted action="seeBudgets" form="page">
      <OneBudget key={budgetId} budgetId={budgetId} />
    </Permitted>
  )
}

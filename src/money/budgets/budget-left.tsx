import { useStore } from '@nanostores/react'
import { byId } from '../../core/api/by-id'
import type { Scope } from '../../core/host/scope'
import { resource } from '../../core/store/resource'
import { Refused } from '../../session/permission/refused'
import { sessionOf } from '../../session/sign-in/session.store'
import { elementIs } from '../../ui/element-state'
import { useHost, useOpened, useSay, useScope } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { Price } from '../../ui/price'
import { useSheet } from '../../ui/sheet'
import { SkeletonRows } from '../../ui/tables/skeleton-rows'
import { readBudgetLeft, type BudgetLeft as Left } from './budgets.contract'
import sheet from './budgets.css?sheet'
import { budgetMessages } from './budgets.messages'

const openLeft = (scope: Scope, costCentre: string) =>
  resource(
    (signal) =>
      byId(costCentre, () => scope.call(readBudgetLeft, { query: { costCentre } }, { signal, quiet: true })),
    [scope.token.$token, scope.$locale],
    scope.token.$token,
  )

/** Remaining budget of a cost centre, for an external page. Guests see a login prompt. */
export default function BudgetLeft({ costCentre = '' }: { costCentre?: string | undefined }) {
  useSheet(sheet)
  const session = useStore(sessionOf(useScope()).$session)
  if (session.state === 'visitor') return <Refused refusal="logIn" form="part" />
  return <LeftOf key={costCentre} costCentre={costCentre} />
}

function LeftOf({ costCentre }: { costCentre: string }) {
  const { scope } = useHost()
  const say = useSay(budgetMessages)
  const left = useOpened(() => openLeft(scope, costCentre))
  return (
    <Page
      of={left}
      what={say('title')}
      skeleton={<SkeletonRows rows={1} />}
      missing={
        <p className="note" part="empty" ref={elementIs('empty')}>
          {say('unknown')}
        </p>
      }
    >
      {(value) => <Figures of={value} />}
    </Page>
  )
}

function Figures({ of: { costCentre, budget } }: { of: Left }) {
  const say = useSay(budgetMessages)
  return (
    <p className="budget-left inline-row wrap gap-8 row-gap-0 baseline" part="row">
      <b>{costCentre.name || costCentre.code}</b>
      {budget ? (
        <>
          <span className={budget.free < 0 ? 'budget-over' : undefined} part="price">
            {say('free')} <Price amount={budget.free} size="md" />
          </span>
          <span className="note">
            <Price amount={budget.amount + budget.carried} size="sm" />{' '}
            {say('until', { until: budget.untilDay })}
          </span>
        </>
      ) : (
        <span className="note">{say('noBudget')}</span>
      )}
    </p>
  )
}

import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ExportButton } from '../../account/downloads/export-button'
import { Permitted, useRefusal } from '../../session/permission/permitted'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { SearchForm } from '../../ui/forms/search-form'
import { Segmented } from '../../ui/forms/segmented'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Confirm } from '../../ui/overlays/confirm'
import { ListPage } from '../../ui/pages/list-page'
import { useSheet } from '../../ui/sheet'
import { BudgetKeys } from './budget-bar'
import { AddBudget, ChangeBudget } from './budget-dialogs'
import { BudgetTable, type BudgetWish } from './budget-table'
import type { Budget } from './budgets.contract'
import sheet from './budgets.css?sheet'
import { budgetMessages } from './budgets.messages'
import { budgetTimes, openBudgets } from './budgets.store'

type Asking = { wish: 'add' } | { wish: BudgetWish; budget: Budget }

function Budgets() {
  const { scope, urlState } = useHost()
  const say = useSay(budgetMessages)
  const href = useHref()
  const store = useOpened(() => openBudgets(scope, urlState))
  const { when, keyword } = useStore(store.$query).filters
  const [asking, ask] = useState<Asking>()
  const close = () => ask(undefined)
  const mayManage = useRefusal('manageBudgets') === undefined
  return (
    <>
      <ListPage
        of={store}
        title={say('title')}
        actions={
          <span className="actions">
            {mayManage && <LinkButton href={href('costCentres')}>{say('toCentres')}</LinkButton>}
            <ExportButton ask={store.exportAll} />
            {mayManage && (
              <Button variant="primary" icon="plus" onClick={() => ask({ wish: 'add' })}>
                {say('add')}
              </Button>
            )}
          </span>
        }
        filters={
          <div className="row wrap gap-12">
            <Segmented
              label={say('when')}
              value={when}
              options={[
                { value: '', label: say('all') },
                ...budgetTimes.map((time) => ({ value: time, label: say(time) })),
              ]}
              onChange={(value) => store.change({ filters: { when: value } })}
            />
            <SearchForm
              word={keyword}
              label={say('find')}
              onSearch={(word) => store.change({ filters: { keyword: word } })}
            />
            <BudgetKeys />
          </div>
        }
        empty={{ title: say('none'), text: say('noneText') }}
      >
        {({ content }) => (
          <Card padding="none">
            <BudgetTable
              rows={content}
              mayManage={mayManage}
              onWish={(wish, budget) => ask({ wish, budget })}
            />
          </Card>
        )}
      </ListPage>
      {asking?.wish === 'add' && <AddBudget store={store} onClose={close} />}
      {asking?.wish === 'change' && <ChangeBudget store={store} budget={asking.budget} onClose={close} />}
      {asking?.wish === 'remove' && (
        <Confirm
          title={say('removeAsk')}
          text={`${asking.budget.costCentre.code} ${asking.budget.fromDay}`}
          action={say('remove')}
          danger
          onConfirm={() => store.remove(asking.budget.id).then(close)}
          onCancel={close}
        />
      )}
    </>
  )
}

/** Page of the company's budgets with their use. */
export default function BudgetsPage() {
  useSheet(sheet)
  return (
    <Permitted action="seeBudgets" form="page">
      <Budgets />
    </Permitted>
  )
}

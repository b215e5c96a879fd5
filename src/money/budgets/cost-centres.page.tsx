import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { yes } from '../../core/api/shapes'
import { Permitted } from '../../session/permission/permitted'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { SearchForm } from '../../ui/forms/search-form'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { later } from '../../ui/later'
import { LinkButton } from '../../ui/link-button'
import { ListPage } from '../../ui/pages/list-page'
import { useSheet } from '../../ui/sheet'
import { useColumns } from '../../ui/tables/columns'
import { Table } from '../../ui/tables/table'
import { Tag } from '../../ui/tag'
import sheet from './budgets.css?sheet'
import { BuyingRules } from './buying-rules'
import { AddCostCentre, ChangeCostCentre } from './cost-centre-dialogs'
import type { CostCentre } from './cost-centres.contract'
import { costCentreMessages } from './cost-centres.messages'
import { openCostCentres } from './cost-centres.store'

// Loaded on demand because imports are rare.
const CostCentreImport = later(() => import('./cost-centre-import'))

function CostCentreTable({
  rows,
  onChange,
}: {
  rows: readonly CostCentre[]
  onChange: (centre: CostCentre) => void
}) {
  const say = useSay(costCentreMessages)
  const column = useColumns<CostCentre>()
  const activeWords = ({ activeFrom: from, activeUntil: until }: CostCentre) => {
    if (from && until) return say('fromUntil', { from, until })
    if (from) return say('from', { from })
    return until ? say('until', { until }) : say('always')
  }
  return (
    <Table
      label={say('title')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'code', head: say('code'), width: 184, cell: ({ code }) => <b>{code}</b> },
        { key: 'name', head: say('name'), cell: ({ name }) => name },
        { key: 'active', head: say('active'), width: 208, cell: activeWords },
        {
          key: 'state',
          head: say('state'),
          width: 96,
          cell: ({ active }) => (
            <Tag tone={active === yes ? 'success' : 'neutral'}>
              {say(active === yes ? 'isActive' : 'isInactive')}
            </Tag>
          ),
        },
        column.actions(112, (centre) => (
          <Button size="small" onClick={() => onChange(centre)}>
            {say('change')}
          </Button>
        )),
      ]}
    />
  )
}

type Asking = 'add' | 'import' | CostCentre

function CostCentres() {
  const { scope, urlState } = useHost()
  const say = useSay(costCentreMessages)
  const href = useHref()
  const store = useOpened(() => openCostCentres(scope, urlState))
  const { keyword } = useStore(store.$query).filters
  const [asking, ask] = useState<Asking>()
  const close = () => ask(undefined)
  return (
    <>
      <ListPage
        of={store}
        title={say('title')}
        actions={
          <span className="actions">
            <LinkButton href={href('budgets')}>{say('toBudgets')}</LinkButton>
            <Button icon="upload" onClick={() => ask('import')}>
              {say('import')}
            </Button>
            <Button variant="primary" icon="plus" onClick={() => ask('add')}>
              {say('add')}
            </Button>
          </span>
        }
        filters={
          <SearchForm
            word={keyword}
            label={say('find')}
            onSearch={(word) => store.change({ filters: { keyword: word } })}
          />
        }
        empty={{ title: say('none'), text: say('noneText') }}
      >
        {({ content }) => (
          <Card padding="none">
            <CostCentreTable rows={content} onChange={ask} />
          </Card>
        )}
      </ListPage>
      <BuyingRules store={store} />
      {asking === 'add' && <AddCostCentre store={store} onClose={close} />}
      {asking === 'import' && <CostCentreImport store={store} onClose={close} />}
      {typeof asking === 'object' && <ChangeCostCentre store={store} centre={asking} onClose={close} />}
    </>
  )
}

/** Page of the company's cost centres, and of its rules for orders. */
export default function CostCentresPage() {
  useSheet(sheet)
  return (
    <Permitted action="manageBudgets" form="page">
      <CostCentres />
    </Permitted>
  )
}

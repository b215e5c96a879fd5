import { useState } from 'react'
import { Button } from '../../../src/ui/button'
import { Breadcrumb } from '../../../src/ui/pages/breadcrumb'
import { Card } from '../../../src/ui/card'
import { Checkbox } from '../../../src/ui/forms/checkbox'
import { Pager } from '../../../src/ui/tables/pager'
import { Pagination } from '../../../src/ui/tables/pagination'
import { Price } from '../../../src/ui/price'
import { Segmented } from '../../../src/ui/forms/segmented'
import { Stepper } from '../../../src/ui/forms/stepper'
import { Steps } from '../../../src/ui/pages/steps'
import { StockLabel } from '../../../src/ui/stock-label'
import { Table, type Column } from '../../../src/ui/tables/table'
import { Tabs } from '../../../src/ui/tabs'

type Row = { model: string; state: 'adequate' | 'tight' | 'out'; price: number; pieces: number }
const rows: Row[] = [
  { model: '6204-2RS', state: 'adequate', price: 760, pieces: 200 },
  { model: '6205-2RS', state: 'tight', price: 1090, pieces: 10 },
  { model: '6206-2RS', state: 'out', price: 1310, pieces: 10 },
]

export function Tables() {
  const [chosen, setChosen] = useState(['6204-2RS'])
  const toggle = (model: string) =>
    setChosen(chosen.includes(model) ? chosen.filter((one) => one !== model) : [...chosen, model])
  const columns: Column<Row>[] = [
    {
      key: 'check',
      width: 40,
      head: (
        <Checkbox
          aria-label="全选"
          checked={chosen.length === rows.length}
          half={chosen.length > 0 && chosen.length < rows.length}
          onChange={({ target }) => setChosen(target.checked ? rows.map(({ model }) => model) : [])}
        />
      ),
      cell: ({ model }) => (
        <Checkbox aria-label={model} checked={chosen.includes(model)} onChange={() => toggle(model)} />
      ),
    },
    { key: 'model', head: '型号', cell: ({ model }) => <b>{model}</b>, total: '合计' },
    { key: 'stock', head: '库存', cell: ({ state }) => <StockLabel state={state} /> },
    {
      key: 'price',
      head: '会员价',
      align: 'right',
      cell: ({ price }) => <Price amount={price} />,
      total: <Price amount={3160} />,
    },
    {
      key: 'pieces',
      head: '数量',
      align: 'center',
      cell: ({ pieces, state }) => (
        <Stepper value={pieces} min={10} onChange={() => {}} disabled={state === 'out'} />
      ),
    },
    {
      key: 'action',
      head: '操作',
      align: 'right',
      cell: ({ state }) => (
        <Button variant="waking" size="small">
          {state === 'out' ? '询价' : '加入购物车'}
        </Button>
      ),
    },
  ]
  return (
    <Card title="表格" className="board-wide">
      <div className="board-stack">
        <Table label="规格" columns={columns} rows={rows} rowKey={({ model }) => model} framed />
        <Table label="空表" columns={columns.slice(1, 3)} rows={[]} rowKey={({ model }) => model} framed />
      </div>
    </Card>
  )
}

const tabs = [
  { key: 'all', label: '全部' },
  { key: 'toPay', label: '待付款', count: 3 },
  { key: 'toReceive', label: '待收货', count: 2 },
] as const

export function Ways() {
  const [tab, setTab] = useState<(typeof tabs)[number]['key']>('all')
  const [unit, setUnit] = useState(1)
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(20)
  return (
    <Card title="页签、分段、分页、路径、步骤" className="board-wide">
      <div className="board-stack">
        <Tabs items={tabs} current={tab} onChange={setTab} label="订单状态">
          <p>{tab}</p>
        </Tabs>
        <div className="board-row">
          <Segmented
            label="单位"
            value={unit}
            onChange={setUnit}
            options={[
              { value: 1, label: '个' },
              { value: 10, label: '盒＝10 个' },
              { value: 200, label: '箱＝200 个' },
            ]}
          />
          <Segmented
            label="视图"
            size="medium"
            value={unit}
            onChange={setUnit}
            options={[
              { value: 1, label: '大图', icon: 'grid' },
              { value: 10, label: '列表', icon: 'list' },
            ]}
          />
          <Pager page={page} pages={65} to={(number) => ({ onPress: () => setPage(number) })} />
        </div>
        <Pagination
          page={page}
          pages={65}
          total={1286}
          to={(number) => ({ onPress: () => setPage(number) })}
          pageSize={size}
          onPageSize={setSize}
        />
        <Breadcrumb
          items={[{ label: '首页', href: '#' }, { label: '轴承与传动', href: '#' }, { label: '深沟球轴承' }]}
        />
        <Steps items={['购物车', '确认订单', '付款', '完成']} current={1} />
        <Steps
          layout="track"
          items={['填写申请', '待审核', '待退回商品', '退款处理中', '已完成']}
          current={2}
        />
      </div>
    </Card>
  )
}

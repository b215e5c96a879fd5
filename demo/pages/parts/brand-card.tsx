import { useState } from 'react'
import valve from '../../server/images/drawings/valve.svg?url'
import { Mark } from '../../../src/shell/menu/logo'
import { Badge } from '../../../src/ui/badge'
import { Button } from '../../../src/ui/button'
import { Checkbox } from '../../../src/ui/forms/checkbox'
import { Icon } from '../../../src/ui/icons/icon'
import { Price } from '../../../src/ui/price'
import { Radio } from '../../../src/ui/forms/radio'
import { Stepper } from '../../../src/ui/forms/stepper'
import { StockLabel } from '../../../src/ui/stock-label'
import { Tabs } from '../../../src/ui/tabs'
import { Tag } from '../../../src/ui/tag'

const tabs = [
  { key: 'home', label: '首页' },
  { key: 'brands', label: '品牌' },
]

/** Parts of a shop that use the brand colour. */
export function BrandCard({ name, brand }: { name: string; brand: string }) {
  const [pieces, setPieces] = useState(2)
  const [tab, setTab] = useState('home')
  return (
    <article className="brand-card" aria-label={name}>
      <div className="brand-top">
        <div className="brand-name">
          <Mark />
          <b>{name}</b>
          <span>{brand}</span>
        </div>
        <div className="search-frame row">
          <Icon name="search" />
          <input className="search-field grow shrink" placeholder="型号、品牌" aria-label="搜索" />
          <button type="button" className="search-submit">
            搜索
          </button>
        </div>
        <div className="brand-nav">
          <button type="button" className="menu-category-button">
            <Icon name="menu" />
            商品分类
          </button>
          <Tabs items={tabs} current={tab} onChange={setTab} label="导航" />
        </div>
      </div>
      <div className="brand-goods">
        <div className="brand-tile row gap-12">
          <img src={valve} alt="" width="84" height="84" />
        </div>
        <div className="brand-line">
          <Price amount={8600} unit="只" />
          <Tag tone="brand">会员价</Tag>
        </div>
        <div className="brand-line">固特联 304 不锈钢球阀 DN25</div>
        <div className="brand-line">
          <StockLabel state="adequate" />
          <a className="link" href="#detail">
            查看详情
          </a>
        </div>
        <div className="brand-line">
          <Stepper value={pieces} onChange={setPieces} />
          <Button variant="primary" size="small">
            加入购物车
          </Button>
        </div>
      </div>
      <div className="brand-controls">
        <Button variant="outline" size="small">
          描边
        </Button>
        <Button size="small">次要</Button>
        <Button variant="primary" size="small" className="brand-focused">
          焦点
        </Button>
        <Checkbox defaultChecked aria-label="多选" />
        <Radio defaultChecked aria-label="单选" />
        <Badge count={12} large />
      </div>
      <div className="brand-deep">轮播底色 brand-deep</div>
    </article>
  )
}

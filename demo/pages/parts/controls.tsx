import { useState } from 'react'
import { Button, type ButtonLook } from '../../../src/ui/button'
import { Card } from '../../../src/ui/card'
import { Checkbox } from '../../../src/ui/forms/checkbox'
import { ChoiceCard } from '../../../src/ui/forms/choice-card'
import { DateInput } from '../../../src/ui/forms/date-input'
import { IconButton } from '../../../src/ui/icon-button'
import { Input } from '../../../src/ui/forms/input'
import { LinkButton } from '../../../src/ui/link-button'
import { PasswordInput } from '../../../src/ui/forms/password-input'
import { Radio } from '../../../src/ui/forms/radio'
import { Select } from '../../../src/ui/forms/select'
import { Spinner } from '../../../src/ui/spinner'
import { Switch } from '../../../src/ui/forms/switch'
import { Textarea } from '../../../src/ui/forms/textarea'

const variants: [string, ButtonLook['variant']][] = [
  ['主要', 'primary'],
  ['次要', 'secondary'],
  ['描边', 'outline'],
  ['文字', 'text'],
  ['危险', 'danger'],
]

export const Buttons = () => (
  <Card title="按钮：默认 / 禁用 / 加载" className="board-half">
    {variants.map(([name, variant]) => (
      <div key={name} className="board-row" data-row={variant}>
        <span className="board-label">{name}</span>
        <Button variant={variant}>加入购物车</Button>
        <Button variant={variant} disabled>
          加入购物车
        </Button>
        <Button variant={variant} loading>
          加入购物车
        </Button>
      </div>
    ))}
    <div className="board-row">
      <span className="board-label">尺寸</span>
      <Button variant="primary" size="small">
        小 28
      </Button>
      <Button variant="primary">中 36</Button>
      <Button variant="primary" size="large">
        大 44
      </Button>
      <IconButton icon="plus" label="增加" size="small" />
      <IconButton icon="heart" label="收藏" />
      <LinkButton href="#parts" icon="download">
        导出
      </LinkButton>
      <Button variant="primary" size="small" loading>
        付款
      </Button>
    </div>
  </Card>
)

export function Fields() {
  const [kind, setKind] = useState('a')
  return (
    <Card title="输入与选择" className="board-half">
      <div className="board-stack">
        <div className="board-two">
          <Input placeholder="请输入公司名称" aria-label="公司" />
          <Input defaultValue="苏州华辰机电" aria-label="公司" />
          <Input defaultValue="1380000662" aria-label="手机" error="手机号格式错误" />
          <Input defaultValue="不可编辑" aria-label="只读" disabled />
          <Select
            aria-label="地区"
            value="sz"
            onChoose={() => {}}
            options={[
              { value: 'sz', label: '江苏省 苏州市' },
              { value: 'hz', label: '浙江省 杭州市' },
            ]}
          />
          <DateInput aria-label="期望交期" value="2026-12-10" onChange={() => {}} />
          <Select
            aria-label="原因"
            value=""
            onChoose={() => {}}
            placeholder="请选择申请原因"
            options={[]}
            error="请选择申请原因"
          />
          <PasswordInput
            aria-label="密码"
            icon="lock"
            autoComplete="current-password"
            defaultValue="abc12345"
          />
          <Input aria-label="搜索" size="small" icon="search" placeholder="订单号" />
          <Input aria-label="远程" defaultValue="丁腈" trailing={<Spinner label="查询中" />} />
        </div>
        <Textarea aria-label="问题" placeholder="请描述问题，500 字以内" rows={2} />
        <div className="board-row">
          <Checkbox>未选</Checkbox>
          <Checkbox defaultChecked>已选</Checkbox>
          <Checkbox half>半选</Checkbox>
          <Checkbox disabled>禁用</Checkbox>
          <Radio name="r">未选</Radio>
          <Radio name="r" defaultChecked>
            已选
          </Radio>
          <Switch aria-label="关" />
          <Switch aria-label="开" defaultChecked />
        </div>
        <div className="board-two">
          {['a', 'b'].map((key) => (
            <ChoiceCard key={key} name="pay" value={key} checked={kind === key} onChange={() => setKind(key)}>
              <b>{key === 'a' ? '信用账期' : '线下支付'}</b>
              <p>可用 ¥187,519.50</p>
            </ChoiceCard>
          ))}
        </div>
      </div>
    </Card>
  )
}

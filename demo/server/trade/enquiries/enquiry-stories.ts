import type { OrderEvent } from '../orders/living-orders'

export type Story = {
  /** Age in days. */
  asked: number
  /** Deadline for suppliers, in days. */
  until: number
  /** Validity of quotes in days. */
  holds: number
  /** Further events, at most a day apart. */
  events: ('quote' | 'write' | 'answer' | 'award' | 'order' | 'close')[]
  /** True if it contains goods unknown to the shop. */
  typed?: boolean
  /** Events of its orders. */
  fate: readonly OrderEvent[]
}

const ask = (asked: number, events: Story['events'], more: Partial<Story> = {}): Story => ({
  asked,
  until: 7,
  holds: 14,
  fate: [],
  events,
  ...more,
})

const ordered = (asked: number, fate: readonly OrderEvent[]) =>
  ask(asked, ['quote', 'award', 'order'], { fate })

const paid: OrderEvent = [1, 'payByDeposit']
const cancelled: OrderEvent[] = [[2, 'cancel']]

/** Recent inquiries of the demo's buyer in all states. */
export const enquiryStories: Story[] = [
  ask(0.2, []),
  ask(0.5, [], { typed: true }),
  ask(0.8, ['write']),
  ask(1.1, ['quote']),
  ask(1.8, ['quote', 'quote', 'quote']),
  ask(2.6, ['quote', 'quote', 'write', 'answer']),
  ask(3.3, ['quote', 'quote', 'quote', 'quote']),
  ask(5.1, ['quote', 'quote', 'award']),
  ordered(2.6, []),
  ordered(4.3, [paid, [6, 'ship']]),
  ordered(9, cancelled),
  ask(12, ['quote', 'close']),
  ask(20, [], { until: 5 }),
  ask(45, ['quote'], { until: 5, holds: 7 }),
]

export const enquiryTexts = {
  titles: ['产线检修备件', '年度框架物料', '二期项目五金', '设备改造用件', '仓储补货'],
  remarks: ['请注明品牌与交期，含税含运费', '需随货提供出厂检验报告', '可分两批交付', ''],
  questions: ['请问最快什么时候能到货？', '数量翻倍，单价能否再优惠？', '是否可以提供样品？'],
  answers: ['现货，可当天发出', '数量翻倍可再让 2%', '样品可以随首批发出'],
  typed: ['非标链轮 45T 内孔 38', '进口联轴器弹性体 98A', '客户图纸件：导向轴 L=860'],
}

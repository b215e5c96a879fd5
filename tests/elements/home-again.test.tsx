import { expect } from 'chai'
import outletElement from '../../elements/trade-outlet'
import { answerCalls, goods, put, theme, until } from './shop-answers'

const groups = ['a', 'b', 'c'].map((title) => ({
  type: 'goodsGroup',
  version: 1,
  props: { title, data: [`${title}-1`, `${title}-2`] },
}))
let away = true
const asked = answerCalls({
  themePage: () => ({ ...theme, blocks: groups }),
  listData: () => {
    if (away) throw new Error('away')
    return groups.flatMap(({ props }) => props.data.map((id) => goods(id)))
  },
})
const lists = () => asked.filter(({ pathname }) => pathname.includes('listData')).length
localStorage.clear()
outletElement.define()

it('one retry reloads the failed goods of three blocks with one request', async () => {
  const root = put('trade-outlet')
  await until(() => root.querySelectorAll('.home-block-failed').length === 3)
  expect(lists()).to.equal(1)
  away = false
  root.querySelector<HTMLElement>('.home-block-failed button')?.click()
  await until(() => root.querySelectorAll('.goods-card').length === 6)
  expect(lists()).to.equal(2)
})

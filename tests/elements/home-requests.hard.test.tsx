import { expect } from 'chai'
import outletElement from '../../elements/trade-outlet'
import { goodsOf } from '../../src/catalogue/goods/goods-batch.store'
import { scopeOf } from '../../src/core/host/scope'
import { answerCalls, goods, pause, put, theme, until } from './shop-answers'

// Enough blocks for React to render them in several steps, as with every page of the outlet.
const groups = Array.from({ length: 20 }, (_, group) => ({
  type: 'goodsGroup',
  version: 1,
  props: { title: `组 ${group}`, data: [...Array(10).keys()].map((at) => `${group}-${at}`) },
}))
let release = () => {}
const released = new Promise<void>((done) => (release = done))
const ids = groups.flatMap(({ props }) => props.data)
const asked = answerCalls({
  themePage: () => ({ ...theme, blocks: groups }),
  listData: async () => {
    await released
    return ids.map((id) => goods(id))
  },
})
const lists = () => asked.filter(({ pathname }) => pathname.includes('listData')).length
localStorage.clear()
outletElement.define()

it('requests 200 goods of 20 blocks once, and a pending product once for late listeners', async () => {
  const root = put('trade-outlet')
  await until(() => root.querySelectorAll('.home-goods-group').length === 20)
  await until(() => lists() > 0)
  expect(root.querySelectorAll('.home-goods-group-waiting')).to.have.length(200)

  // A store without listeners is unmounted after a second. A new listener must not cause a new request.
  const $one = goodsOf(scopeOf(root.host)).one('lone')
  $one.subscribe(() => {})()
  await until(() => lists() === 2)
  await pause(1200)
  $one.subscribe(() => {})
  await pause(50)
  expect(lists()).to.equal(2)

  release()
  await until(() => root.querySelectorAll('.goods-card').length === 200)
  expect(lists()).to.equal(2)
})

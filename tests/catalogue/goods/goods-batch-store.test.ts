import { beforeEach, expect, test } from 'vitest'
import { goodsOf } from '../../../src/catalogue/goods/goods-batch.store'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { bed } from '../catalogue-bed'
import { soon } from '../../soon'

beforeEach(async () => {
  await bed.reset()
})

test('a change of language loads the names of all goods again in one request', async () => {
  const page = fakePage(bed)
  const scope = freshScope()
  const goods = goodsOf(scope)
  const shown = ['100001', '100002'].map(goods.one)
  const leave = shown.map(($goods) => $goods.listen(() => {}))
  const names = () => shown.map(($goods) => $goods.get().value?.goodsName)
  await soon(() => expect(names()[0]).toMatch(/深沟球轴承/))

  scope.$language.set('en')
  await soon(() => expect(names()[0]).toMatch(/deep groove ball bearing/))
  expect(names()[1]).toMatch(/bearing/)
  expect(page.asked.filter((path) => path.endsWith('/listData'))).toHaveLength(2)
  leave.forEach((stop) => stop())
})

import { setTimeout } from 'node:timers/promises'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drawElements } from '../../elements/draw-elements'
import { openTestbed } from '../server/testbed'
import { shopOf } from './shop'

vi.mock('../../src/catalogue/goods/detail/below-parameters', async (original) => {
  await setTimeout(2_500)
  return original()
})

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

describe('drawElements', () => {
  test('waits for the code of a component on a busy machine, then for its data', async () => {
    const wanted = { tag: 'trade-goods-detail', attributes: { 'goods-id': '100001' } }
    const { elements } = await drawElements({ ...shopOf(bed), site: 'localhost' }, [wanted])
    expect(elements[0]?.html).toContain('review-latest')
  })
})

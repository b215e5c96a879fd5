import { beforeEach, describe, expect, test } from 'vitest'
import type { Goods } from '../../../src/catalogue/goods/goods.contract'
import { rowAttributes } from '../../../src/catalogue/goods/list/row-attributes'
import { bed, listed } from '../catalogue-bed'

const some = async (...attributes: Record<string, string>[]): Promise<Goods[]> => {
  const { content } = await listed({ pageSize: 1 })
  return attributes.flatMap((each) =>
    content.map((goods) => ({
      ...goods,
      attrs: Object.entries(each).map(([name, value]) => ({ name, value })),
    })),
  )
}

beforeEach(() => bed.reset())

describe('columns of a table', () => {
  test('show short attributes in which goods differ, up to the number of columns', async () => {
    const goods = await some(
      { 内径: '10', 密封: '开式', 材质: '钢', 说明: '一句很长很长很长的话' },
      { 内径: '12', 密封: 'ZZ', 材质: '钢', 说明: '短' },
    )
    expect(rowAttributes(goods, 3)).toEqual([
      { name: '内径', numeric: true },
      { name: '密封', numeric: false },
    ])
    expect(rowAttributes(goods, 1)).toHaveLength(1)
    expect(rowAttributes([], 3)).toEqual([])
  })

  test('show measures first, also equal ones, and attributes chosen as filters', async () => {
    const goods = await some(
      { 密封: '2RS 双面橡胶密封', 滚动体: '钢球', 内径: '20', 外径: '47', 宽度: '14' },
      { 密封: '2RS 双面橡胶密封', 滚动体: '陶瓷球', 内径: '20', 外径: '42', 宽度: '12' },
    )
    const names = (chosen?: Set<string>) => rowAttributes(goods, 4, chosen).map(({ name }) => name)
    expect(names()).toEqual(['内径', '外径', '宽度', '滚动体'])
    expect(names(new Set(['密封']))).toEqual(['内径', '外径', '宽度', '密封'])
  })

  test('omit attributes of few goods', async () => {
    const goods = await some({ 甲: '1' }, { 乙: '1' }, { 乙: '2' })
    expect(rowAttributes(goods, 3).map(({ name }) => name)).toEqual(['乙'])
  })

  test('the server returns attributes with one value only', async () => {
    const { content } = await listed({ categoryId: '110101', pageSize: 5 })
    const [first] = content
    expect(first?.id).toBe('100001')
    expect(first?.attrs?.slice(0, 2)).toEqual([
      { name: '内径 d（mm）', value: '20' },
      { name: '密封形式', value: '2RS 双面橡胶密封' },
    ])
    expect(first?.attrs?.map(({ name }) => name)).not.toContain('精度等级')
    expect(first?.attrs?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['外径 D（mm）', '宽度 B（mm）']),
    )
  })
})

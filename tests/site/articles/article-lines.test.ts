import { describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { areAlike, htmlOf, linesOf } from '../../../demo/server/site/articles/article-lines'
import { articles } from '../../../demo/server/site/articles/articles.table'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed('open')

const lines = [
  '# 怎么退货',
  '先看 <规则> & "说明"',
  '- 未拆封',
  '- 七天内',
  '+ 申请',
  '+ 寄回',
  '| 仓库 | 时效',
  '| 苏州 | 1 天',
]

describe('the lines of an article', () => {
  test('become headings, lists, steps and tables, with escaped markup', () => {
    expect(htmlOf(lines)).toBe(
      '<h3>怎么退货</h3><p>先看 &#60;规则&#62; &#38; &#34;说明&#34;</p><ul><li>未拆封</li><li>七天内</li></ul>' +
        '<ol><li>申请</li><li>寄回</li></ol>' +
        '<table><tr><th>仓库</th><th>时效</th></tr><tr><td>苏州</td><td>1 天</td></tr></table>',
    )
  })

  test('are restored from the HTML of every article of the demo', async () => {
    expect(linesOf(htmlOf(lines))).toEqual(lines)
    const rows = await bed.inside(() => db().select().from(articles))
    expect(rows.length).toBeGreaterThan(50)
    expect(rows.filter(({ contentHtml }) => linesOf(contentHtml) === undefined)).toEqual([])
  })

  test.each(['<p>一<b>二</b></p>', '<div>一</div>', '一', '<p>- 一</p>', '<p class="x">一</p>'])(
    'are not restored from foreign HTML: %s',
    (html) => expect(linesOf(html)).toBeUndefined(),
  )

  test.each([
    ['一', 'one', true],
    ['- 一', '- one', true],
    ['- 一', '+ one', false],
    ['| 一 | 二', '| one | two', true],
    ['| 一 | 二', '| one', false],
  ])('compares %s with %s: %s', (one, other, alike) => expect(areAlike(one, other)).toBe(alike))
})

import { expect, test } from 'vitest'
import { skuWords, specWords } from '../../../src/catalogue/goods/spec-words'
import { filesBelow, isCode, textOf } from '../../house/sources'

const spec = { 精度等级: 'P0', 游隙: 'CN' }

test('a size is shown after the code, with the names of its dimensions', () => {
  expect(specWords(spec, 'zh-CN')).toBe('精度等级：P0　游隙：CN')
  expect(skuWords({ skuCode: 'HR-6204', spec }, 'zh-CN')).toBe('HR-6204　精度等级：P0　游隙：CN')
  expect(skuWords({ skuCode: 'HR-6204', spec }, 'en')).toBe('HR-6204　精度等级: P0　游隙: CN')
  expect(skuWords({ skuCode: 'HR-6204', spec: {} }, 'en')).toBe('HR-6204')
})

test('no line contains bare values without their dimension', () => {
  const bare = /Object\.values\([\w.]*\bspec\b[^)]*\)/
  const files = filesBelow('src', 'demo/server').filter(isCode)
  expect(files.filter((file) => bare.test(textOf(file)))).toEqual([])
})

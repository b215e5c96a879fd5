import { expect, test } from 'vitest'
import { keywordOf } from '../../src/core/text/keyword'

test.each([
  ['', undefined],
  ['   ', undefined],
  [' 轴承 6204 ', '轴承 6204'],
  ['𠮷'.repeat(60), '𠮷'.repeat(50)],
])('%o is searched as %o', (text, wanted) => expect(keywordOf(text)).toBe(wanted))

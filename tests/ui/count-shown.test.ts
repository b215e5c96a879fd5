import { expect, test } from 'vitest'
import { countShown } from '../../src/ui/count-shown'

test.each([
  [0, '0'],
  [999, '999'],
  [4782, '4,782'],
  [99_999, '99,999'],
  [100_000, '99,999+'],
  [1_234_567, '99,999+'],
])('%d stands as %s', (count, shown) => expect(countShown(count)).toBe(shown))

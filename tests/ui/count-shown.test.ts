import { expect, test } from 'vitest'
import { countShown } from '../../src/ui/count-shown'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '999+'],
  [4782, '999+'],
  [1_234_567, '999+'],
])('%d is shown as %s', (count, shown) => expect(countShown(count)).toBe(shown))

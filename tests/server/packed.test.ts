import { expect, test } from 'vitest'
import { compressOnce } from '../../demo/server/core/http/compression'

const bytes = new TextEncoder().encode('text '.repeat(50))
const packed = (version: string) => compressOnce(version, bytes, 'gzip', 1)

test('keeps frequently requested responses compressed while others are evicted', async () => {
  const file = packed('/kit/tradefront.js')
  for (let at = 0; at < 3_000; at += 1) {
    await packed(`answer ${at}`)
    if (at % 100 === 0) expect(packed('/kit/tradefront.js')).toBe(file)
  }
  expect(packed('/kit/tradefront.js')).toBe(file)
  const first = packed('answer 0')
  expect(packed('answer 0')).toBe(first)
})

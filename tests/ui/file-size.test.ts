import { describe, expect, it } from 'vitest'
import { fileSize } from '../../src/ui/file-size'

describe('file size', () => {
  it('uses units of 1,000', () => {
    expect([0, 999, 1000, 186_400, 999_600, 1_240_000, 2_000_000].map(fileSize)).toEqual([
      '0 B',
      '999 B',
      '1 KB',
      '186 KB',
      '1 MB',
      '1.2 MB',
      '2 MB',
    ])
  })
})

import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { requirements } from '../mutants/requirements.mjs'

it.each(requirements)(
  '$id, $holds: the mutated line is there, once, and so is its test',
  ({ file, from, also = [], test }) => {
    const text = readFileSync(file, 'utf8')
    for (const [line = ''] of [[from], ...also])
      expect([line, text.split(line).length - 1]).toEqual([line, 1])
    expect(existsSync(test)).toBe(true)
  },
)

import { describe, expect, it } from 'vitest'
import { consolePages } from '../../demo/server/core/console'
import { filesBelow } from './sources'

const files = filesBelow('demo/server').filter((file) => file.endsWith('.console.ts'))

describe('pages of the operator’s console', () => {
  it('no two bear one name, and none the address of something else below the operator’s', () => {
    const names = files.map((file) => file.split('/').at(-1)?.replace('.console.ts', '') ?? '')
    const taken = ['login', 'logout', 'act', 'file', 'clock']
    expect([...taken, ...names].filter((name, at, all) => all.indexOf(name) !== at)).toEqual([])
    expect([...consolePages.keys()].toSorted()).toEqual(names.toSorted())
  })

  it('every page and what its forms have done is said in both languages', () => {
    const texts = [...consolePages].flatMap(([name, { title, done = {} }]) => [
      [name, ...title],
      ...Object.entries(done).map(([key, text]) => [`${name} ${key}`, ...text]),
    ])
    expect(texts.filter(([, zh, en]) => !zh || !en || !/\p{Script=Han}/u.test(zh))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { desks } from '../../demo/server/core/desk'
import { filesBelow } from './sources'

const files = filesBelow('demo/server').filter((file) => file.endsWith('.desk.ts'))

describe('desks of the demo’s operator', () => {
  it('no two bear one name', () => {
    const names = files.map((file) => file.split('/').at(-1)?.replace('.desk.ts', '') ?? '')
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect([...desks.keys()].toSorted()).toEqual(names.toSorted())
  })

  it('every desk, action and field is named in both languages', () => {
    const texts = [...desks].flatMap(([name, { title, actions }]) => [
      [name, ...title],
      ...Object.entries(actions).flatMap(([action, { label, fields = [] }]) => [
        [`${name} ${action}`, ...label],
        ...fields.map((field) => [`${name} ${action} ${field.name}`, ...field.label]),
      ]),
    ])
    expect(texts.filter(([, zh, en]) => !zh || !en || !/\p{Script=Han}/u.test(zh))).toEqual([])
  })
})

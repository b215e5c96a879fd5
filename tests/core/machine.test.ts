import { describe, expect, test } from 'vitest'
import { dictionary } from '../../src/core/language/dictionary'
import { machine } from '../../src/core/machine'

const state = dictionary('letterState', {
  written: [10, '已写', 'Written', 'waits'],
  sent: [20, '已寄', 'Sent', 'moves'],
  read: [30, '已读', 'Read', 'done'],
})
const { written, sent, read } = state.code

const letter = machine(state, {
  steps: {
    send: { from: [written], to: sent, by: ['buyer'] },
    take: { from: [sent], to: read, by: ['platform', 'timer'] },
  },
  actions: { copy: { from: [written, sent, read], by: ['buyer'] } },
})

describe('a machine', () => {
  test('names the open actions of an actor in a state, in the order of its table', () => {
    expect(letter.actions(written, 'buyer')).toEqual(['send', 'copy'])
    expect(letter.actions(sent, 'buyer')).toEqual(['copy'])
    expect(letter.actions(sent, 'timer')).toEqual(['take'])
    expect(letter.actions(99, 'buyer')).toEqual([])
  })

  test('prefers the actions of the server to its own table', () => {
    expect(letter.actionsOf({ state: written, actions: ['copy'] })).toEqual(['copy'])
    expect(letter.actionsOf({ state: written, actions: [] })).toEqual([])
    expect(letter.actionsOf({ state: written })).toEqual(['send', 'copy'])
  })

  test('knows which actor may do an action in which states', () => {
    expect(letter.may('copy', read, 'buyer')).toBe(true)
    expect(letter.may('copy', read, 'platform')).toBe(false)
    expect(letter.may('send', sent, 'buyer')).toBe(false)
    expect(letter.statesFor('copy')).toEqual([10, 20, 30])
  })

  test('distinguishes waiting, open and finished documents', () => {
    expect(letter.phase(written, 'buyer')).toBe('waiting')
    expect(letter.phase(written, 'platform')).toBe('open')
    expect(letter.phase(sent, 'platform')).toBe('open')
    expect(letter.phase(read, 'buyer')).toBe('over')
  })

  test('does not compile with a state, an actor or an action that is not in its table', () => {
    // @ts-expect-error no state of a letter
    machine(state, { steps: { send: { from: [11], to: sent, by: ['buyer'] } } })
    // @ts-expect-error nobody who moves documents
    machine(state, { steps: { send: { from: [written], to: sent, by: ['postman'] } } })
    // @ts-expect-error no such action
    expect(letter.may('burn', written, 'buyer')).toBe(false)
    // @ts-expect-error takes no step of a letter
    expect(letter.actions(written, 'gateway')).toEqual([])
  })
})

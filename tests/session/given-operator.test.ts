import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { checkOperator } from '../../demo/server/session/operator/operator-accounts'
import { givenOperator } from '../../demo/server/session/operator/given-operator'

/** Simulates a terminal in which each line is typed at its prompt. */
function terminal(lines: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true })
  const output = new PassThrough()
  let shown = ''
  let asked = 0
  output.on('data', (part: Buffer) => {
    shown += part.toString()
    const questions = shown.match(/: /g)?.length ?? 0
    if (questions <= asked) return
    asked = questions
    const line = lines.shift()
    setImmediate(() => (line === undefined ? input.write('\u0004') : input.write(`${line}\r`)))
  })
  return { io: { input, output }, shown: () => shown }
}

test('shows the account and no password on a terminal', async () => {
  const { io, shown } = terminal(['lin', 'korund-und-kegel-7', 'korund-und-kegel-7'])
  expect(await givenOperator({}, io)).toEqual({ account: 'lin', password: 'korund-und-kegel-7' })
  expect(shown()).toContain('lin')
  expect(shown()).not.toMatch(/korund|kegel/)
})

test('reports two different passwords, and an end of the input', async () => {
  const differing = terminal(['lin', 'korund-und-kegel-7', 'korund-und-kegel-8'])
  await expect(givenOperator({}, differing.io)).rejects.toThrow('differ')
  await expect(givenOperator({}, terminal(['lin']).io)).rejects.toThrow('No operator was made')
})

test('uses account and password of the environment without a prompt', async () => {
  const env = { OPERATOR_ACCOUNT: 'lin', OPERATOR_PASSWORD: 'korund-und-kegel-7' }
  const { io, shown } = terminal([])
  expect(await givenOperator(env, io)).toEqual({ account: 'lin', password: 'korund-und-kegel-7' })
  expect(shown()).toBe('')
})

test.each([
  ['anna b', 'korund-und-kegel-7', '1 to 20 letters'],
  ['', 'korund-und-kegel-7', '1 to 20 letters'],
  ['anna', 'korund-7', '12 to 128 characters'],
  ['anna', 'k'.repeat(129), '12 to 128 characters'],
  ['anna', 'operate1234operate', 'soon guessed'],
  ['anna', 'aaaaaaaaaaaaaaaa', 'soon guessed'],
  ['anna', 'Password-2026-x', 'soon guessed'],
  ['anna', 'my-name-is-ANNA-b', 'soon guessed'],
])('rejects the account %j with the password %j', (account, password, words) => {
  expect(() => checkOperator({ account, password })).toThrow(words)
})

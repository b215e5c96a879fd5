import { createInterface } from 'node:readline/promises'
import { Writable, type Readable } from 'node:stream'
import { StartError } from '../../core/config/start-error'
import type { OperatorWords } from './operator-accounts'

export type Terminal = { input: Readable & { isTTY?: boolean }; output: Writable }

type Question = { label: string; hidden: boolean }

/** Asks a question on the terminal. Hidden input is not echoed. */
async function ask({ input, output }: Terminal, { label, hidden }: Question): Promise<string> {
  let silent = false
  const shown = new Writable({
    write(part, _, done) {
      if (!silent) output.write(part)
      done()
    },
  })
  const lines = createInterface({ input, output: shown, terminal: true })
  const given = new Promise<string>((done, fail) => {
    lines.once('close', () => fail(new StartError('No operator was made.')))
    lines.question(label).then(done, fail)
  })
  silent = hidden
  return given.finally(() => {
    lines.close()
    if (hidden) output.write('\n')
  })
}

async function linesOf(input: Readable): Promise<string[]> {
  const parts: Buffer[] = []
  for await (const part of input) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8').split(/\r?\n/)
}

/**
 * Reads name and password of an operator from OPERATOR_ACCOUNT and OPERATOR_PASSWORD. Otherwise reads them from the
 * terminal or from standard input, one line each.
 */
export async function givenOperator(
  env: Record<string, string | undefined>,
  terminal: Terminal,
): Promise<OperatorWords> {
  const { OPERATOR_ACCOUNT: account, OPERATOR_PASSWORD: password } = env
  if (account && password) return { account, password }
  if (!terminal.input.isTTY) {
    const lines = await linesOf(terminal.input)
    const next = () => lines.shift() ?? ''
    return { account: account || next(), password: password || next() }
  }
  const name = account || (await ask(terminal, { label: 'Name of the operator: ', hidden: false }))
  if (password) return { account: name, password }
  const first = await ask(terminal, { label: 'Password: ', hidden: true })
  const again = await ask(terminal, { label: 'The password again: ', hidden: true })
  if (first !== again) throw new StartError('The two passwords differ: no operator was made.')
  return { account: name, password: first }
}

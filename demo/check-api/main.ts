import { WrongArguments } from '../command/typed'
import { help, readArguments } from './arguments'
import { check } from './check'
import { report } from './report'

const findings = 1
const wrongArguments = 2

try {
  const wish = readArguments(process.argv.slice(2))
  if (wish === 'help') process.stdout.write(help)
  else {
    const result = await check(wish)
    console.info(wish.json ? JSON.stringify(result, null, 2) : report(result))
    if (result.findings.length) process.exitCode = findings
  }
} catch (error) {
  if (!(error instanceof WrongArguments)) throw error
  process.stderr.write(`tradefront: ${error.message}\n\n${help}`)
  process.exitCode = wrongArguments
}

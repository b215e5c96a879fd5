import { parseArgs } from 'node:util'
import { apiAddress, httpAddress, WrongArguments } from '../command/typed'
import { groups, type Group } from './groups'
import { screens, screensNamed } from './screens'

export const help = `tradefront check-api --base <address> --site <key> [options]

Runs the contracts of the kit against a back end and says which screens will work on it. It only reads, unless
--write, --documents or --company is given.

  --base <address>      address of the API, as in data-api: https://mall.example.com/api
  --site <key>          brand site, as in data-site: a key or a host name
  --origin <origin>     origin of the pages that will hold the elements; default https://pages.example
  --token <token>       a member's session token: screens behind the login are checked, too
  --account <name>      logs in for that token where the back end asks for no captcha,
  --password <word>     with this password
  --for <group>         what the back end is to be ready for: catalogue, cart, account or all, the default; what it
                        does not have of the rest is no finding
  --screen <name>       only what one screen asks: a name of the routes table, or an element’s tag
  --write               also writes what can be taken back: a line in the cart, a favourite
  --documents <account> also writes an order, a quotation, an after-sales case and an application for an invoice as
                        this account, which is for tests, and takes each back; a cancelled one of each stays behind
  --company <account>   also tests the budgets and the organisation of this main account, which is for tests, by a
                        purchase, a department, a role and an invitation that are taken back; a cost centre with its
                        budget stays behind
  --timeout <seconds>   how long an answer may take; default 15, as in the kit
  --json                the result as JSON
  --help                this text

Exit code: 0 no findings, 1 findings, 2 wrong arguments.

tradefront render answers views in front of a back end; tradefront render --help says how.
`

export type Arguments = {
  base: string
  site: string
  origin: string
  token: string
  account: string
  password: string
  screen: string
  for: Group
  write: boolean
  documents: string
  company: string
  timeLimit: number
  json: boolean
}

const text = { type: 'string', default: '' } as const
const flag = { type: 'boolean', default: false } as const
const options = {
  base: text,
  site: text,
  origin: { type: 'string', default: 'https://pages.example' },
  token: text,
  account: text,
  password: text,
  screen: text,
  for: { type: 'string', default: 'all' },
  documents: text,
  company: text,
  timeout: { type: 'string', default: '15' },
  write: flag,
  json: flag,
  help: flag,
} as const

function parsed(given: string[]) {
  try {
    return parseArgs({ args: given, options, allowPositionals: true })
  } catch (error) {
    throw new WrongArguments(error instanceof Error ? error.message : String(error))
  }
}

const screenNames = () => screens.map(({ name }) => name).join(', ')

/**
 * Reads the command line.
 * @returns 'help' if help is requested
 * @throws WrongArguments
 */
export function readArguments(given: string[]): Arguments | 'help' {
  const { values, positionals } = parsed(given)
  if (values.help) return 'help'
  const [command = 'check-api', ...rest] = positionals
  if (command !== 'check-api' || rest.length)
    throw new WrongArguments(
      `there is no command ${JSON.stringify(positionals.join(' '))}: check-api, render`,
    )
  const { timeout, help: _, base, site, origin, ...others } = values
  if (!base) throw new WrongArguments('--base is missing: the address of the API')
  if (!site) throw new WrongArguments('--site is missing: the key of the brand site')
  const api = apiAddress('base', base)
  const seconds = Number(timeout)
  if (!(seconds > 0 && seconds <= 600))
    throw new WrongArguments(`--timeout ${JSON.stringify(timeout)} is no number of seconds up to 600`)
  if (Boolean(others.account) !== Boolean(others.password))
    throw new WrongArguments('--account and --password belong together')
  const group = groups.find((one) => one === others.for)
  if (!group) throw new WrongArguments(`--for ${JSON.stringify(others.for)} is none of ${groups.join(', ')}`)
  if (others.screen && screensNamed(others.screen).length === 0)
    throw new WrongArguments(`there is no screen ${JSON.stringify(others.screen)}: ${screenNames()}`)
  if (others.write && !others.token && !others.account)
    throw new WrongArguments('--write needs a member: give --token, or --account and --password')
  for (const name of ['documents', 'company'] as const) {
    if (others[name] && !others.token && !others.account)
      throw new WrongArguments(`--${name} needs that account: give --token, or --account and --password`)
    if (others[name] && others.account && others[name] !== others.account)
      throw new WrongArguments(`--${name} and --account name two accounts`)
  }
  return {
    ...others,
    for: group,
    site,
    base: api,
    origin: httpAddress('origin', origin).origin,
    timeLimit: seconds * 1000,
  }
}

import { parseArgs } from 'node:util'
import { apiAddress, httpAddress, WrongArguments } from '../command/typed'

export const help = `tradefront render --api <address> --site <key,…> [options]

Stands in front of a back end that keeps the kit's contracts, and answers GET /view/{element} with what the loader
shows of an element before any code of it is there: data-views="http://127.0.0.1:8080/view" on the script tag.

  --api <address>       public address of the API, as in data-api: https://api.example.com/api
  --site <key,…>        brand sites that it draws, as in data-site: keys or host names; the first where none is named
  --port <number>       default 8080; 0 takes a free one
  --host <address>      address that it listens at; default 127.0.0.1
  --lang <language>     where a question names none; default zh-CN
  --currency <code>     ISO 4217 code of amounts, as in data-currency, where a question names none; default: the API's
  --allow <origin,…>    origins whose pages may ask for members, too; visitors may be asked for by every page
  --help                this text

GET /health says that it is up. Exit code: 0 stopped, 1 the port cannot be opened, 2 wrong arguments.
`

export type Arguments = {
  api: string
  sites: string[]
  port: number
  host: string
  lang: string
  currency: string
  allow: string[]
}

const text = { type: 'string', default: '' } as const
const options = {
  api: text,
  site: text,
  port: { type: 'string', default: '8080' },
  host: { type: 'string', default: '127.0.0.1' },
  lang: { type: 'string', default: 'zh-CN' },
  currency: text,
  allow: text,
  help: { type: 'boolean', default: false },
} as const

function parsed(given: string[]) {
  try {
    return parseArgs({ args: given, options }).values
  } catch (error) {
    // Node's message adds a hint about positional arguments, which this command does not have.
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split('. ')
    throw new WrongArguments(sentence)
  }
}

const listed = (given: string) =>
  given
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** @throws WrongArguments */
function originOf(given: string): string {
  const { origin, href } = httpAddress('allow', given)
  if (href !== `${origin}/`)
    throw new WrongArguments(`--allow ${JSON.stringify(given)} is more than an origin`)
  return origin
}

/**
 * Reads the command line.
 * @returns 'help' if help is requested
 * @throws WrongArguments
 */
export function readArguments(given: string[]): Arguments | 'help' {
  const { help, api, site, port, host, lang, currency, allow } = parsed(given)
  if (help) return 'help'
  if (!api) throw new WrongArguments('--api is missing: the address of the API')
  const sites = listed(site)
  if (sites.length === 0) throw new WrongArguments('--site is missing: the key of the brand site')
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new WrongArguments(`--port ${JSON.stringify(port)} is no port`)
  if (currency && !Intl.supportedValuesOf('currency').includes(currency))
    throw new WrongArguments(`--currency ${JSON.stringify(currency)} is no code of ISO 4217, such as EUR`)
  return {
    api: apiAddress('api', api),
    sites,
    port: Number(port),
    host,
    lang,
    currency,
    allow: listed(allow).map(originOf),
  }
}

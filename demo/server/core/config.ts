import type { DatabaseSource } from './database'
import { payApps, type PayApps } from './pay-apps'
import { StartError } from './start-error'
import { demoSites, ownSite, siteIds, type Sites } from './site'
import { thirdPartyApps, type ThirdPartyApps } from './third-party-apps'

export type Autopilot = 'off' | 'fast' | 'real'

export type Config = {
  port: number
  host: string
  database: Extract<DatabaseSource, { url: string } | { dataDir: string }>
  /** Goods of a demo's first rows. */
  goods: number
  /** Whether it serves, or does one thing to the database and ends. */
  task: 'serve' | 'seed' | 'createOperator'
  production: boolean
  /** Operator's desk, outbox, pay and identity stand-ins under /demo. */
  demo: boolean
  /** Acts for the platform of a demo: 8 to 20 seconds after something waits, or when it was promised. */
  autopilot: Autopilot
  /** Every captcha has this answer: for tests only. Codes are read in the outbox. */
  fixedCode: string
  sites: Sites
  /** Exact origins of foreign pages that may call. */
  origins: ReadonlySet<string>
  /** The last address in X-Forwarded-For is the caller's: only behind an own proxy. */
  trustProxy: boolean
  /** Reached by https: cookies get Secure, answers HSTS. */
  https: boolean
  /** The session lives in an HttpOnly cookie instead of a token that scripts can read. */
  cookieSession: boolean
  /** Where SMS and e-mails are handed to, with the key for it; without one they can only land in the demo's outbox. */
  messageGateway: { url: string; key: string } | undefined
  /** Limits of a session in milliseconds. */
  session: { idle: number; absolute: number }
  /** PBKDF2 rounds of new passwords. */
  passwordRounds: number
  /** The apps under which the shop is registered at third parties; without one the demo has a stand-in. */
  thirdParty: ThirdPartyApps
  /** The same at pay providers. */
  payment: PayApps
}

const hour = 3_600_000

/** What the demo's buyers do takes that many: orders of several lines, and stock that is left for the next one. */
export const fewestGoods = 300

const tasks = { '--seed': 'seed', '--create-operator': 'createOperator' } as const
const isTask = (arg: string): arg is keyof typeof tasks => Object.hasOwn(tasks, arg)

type Env = Record<string, string | undefined>

/**
 * What the environment and the command line (`--goods N --seed`) say, checked: every mistake is a sentence.
 * @param args arguments of the command line
 */
export function readConfig(given: Env, args: readonly string[] = []): Config {
  const task = args.find(isTask)
  const env = withArguments(
    given,
    args.filter((arg) => arg !== task),
  )
  const production = env.NODE_ENV === 'production'
  const demo = isOn(env, 'DEMO')
  if (production && demo)
    throw new StartError('DEMO=1 opens the shop to everybody: it is refused in production.')
  if (!demo && env.DEMO_FIXED_CODE)
    throw new StartError('DEMO_FIXED_CODE is for tests: it is refused without DEMO=1.')
  const port = whole(env, 'PORT', 4173, 0, 65_534)
  return {
    port,
    host: env.HOST || (production ? '0.0.0.0' : '127.0.0.1'),
    database: env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir: env.DATA_DIR || '.data/db' },
    goods: whole(env, 'GOODS', 10_000, fewestGoods, 200_000),
    task: task ? tasks[task] : 'serve',
    production,
    demo,
    autopilot: demo ? autopilotOf(env.DEMO_AUTOPILOT) : 'off',
    fixedCode: env.DEMO_FIXED_CODE ?? '',
    sites: withHosts(demo ? demoSites : ownSite, env.SITE_HOSTS),
    origins: new Set([...(demo ? [`http://pages.localhost:${port + 1}`] : []), ...list(env.ALLOWED_ORIGINS)]),
    trustProxy: isOn(env, 'TRUST_PROXY'),
    https: isOn(env, 'HTTPS'),
    cookieSession: isOn(env, 'COOKIE_SESSION'),
    messageGateway: gatewayOf(env),
    session: {
      idle: whole(env, 'SESSION_IDLE_HOURS', 2, 1, 720) * hour,
      absolute: whole(env, 'SESSION_DAYS', 7, 1, 365) * 24 * hour,
    },
    passwordRounds: 600_000,
    thirdParty: thirdPartyApps(env),
    payment: payApps(env),
  }
}

function withArguments(env: Env, [name, value, ...rest]: readonly string[]): Env {
  if (name === undefined) return env
  if (name !== '--goods' || value === undefined)
    throw new StartError(`${name} is no option; there are --goods N, ${Object.keys(tasks).join(' and ')}.`)
  return withArguments({ ...env, GOODS: value }, rest)
}

const list = (text = '') =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

function autopilotOf(pace = 'off'): Autopilot {
  if (pace === 'off' || pace === 'fast' || pace === 'real') return pace
  throw new StartError(`DEMO_AUTOPILOT is ${pace}, but must be off, fast or real.`)
}

function gatewayOf({ MESSAGE_GATEWAY_URL: url, MESSAGE_GATEWAY_KEY: key = '' }: Env) {
  if (!url) return undefined
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new StartError('MESSAGE_GATEWAY_URL is no address of the web.')
  return { url, key }
}

function isOn(env: Env, name: string): boolean {
  const value = env[name] ?? '0'
  if (value !== '1' && value !== '0' && value !== '')
    throw new StartError(`${name} is ${value}, but must be 0 or 1.`)
  return value === '1'
}

function whole(env: Env, name: string, otherwise: number, low: number, high: number): number {
  const text = env[name]
  if (!text) return otherwise
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN
  if (!(value >= low && value <= high))
    throw new StartError(`${name} is ${text}, but must be ${low} to ${high}.`)
  return value
}

/** `mall.example.com,north.example.com=1002` beside the built-in names; without an id it is the default site. */
function withHosts(sites: Sites, text: string | undefined): Sites {
  const hosts = new Map(sites.hosts)
  for (const pair of list(text)) {
    const [host = '', site = siteIds.main] = pair.split('=')
    if (!host || !sites.options.has(site)) throw new StartError(`SITE_HOSTS names no known site in ${pair}.`)
    hosts.set(host.toLowerCase(), site)
  }
  return { ...sites, hosts }
}

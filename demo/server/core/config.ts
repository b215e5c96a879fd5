import type { PostgresSource } from './database'
import { bucketAccess, type BucketAccess } from './bucket-access'
import { payApps, type PayApps } from './pay-apps'
import { readSettings, type Env, type Settings } from './settings'
import { secretKeys, type SecretKeys } from './sealed-secret'
import { StartError } from './start-error'
import { demoSites, ownSite, siteIds, type Sites } from './site'
import { together } from './together'
import { thirdPartyApps, type ThirdPartyApps } from './third-party-apps'

export type Autopilot = Settings['DEMO_AUTOPILOT']

export type Config = {
  port: number
  host: string
  database: PostgresSource | { dataDir: string }
  /** Goods of a demo's first rows. */
  goods: number
  /** Companies for tests among them. */
  companies: number
  /** Whether it serves, or does one thing to the database and ends. */
  task: 'serve' | 'help' | 'seed' | 'createOperator' | 'moveFiles' | 'import'
  /** What stands behind the name of the task. */
  taskArguments: readonly string[]
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
  /** Where phones go instead of the storefront's page: a path or an address; empty: they stay. */
  mobilePath: string
  /** The last address in X-Forwarded-For is the caller's: only behind an own proxy. */
  trustProxy: boolean
  /** Reached by https: cookies get Secure, answers HSTS. */
  https: boolean
  /** The session lives in an HttpOnly cookie instead of a token that scripts can read. */
  cookieSession: boolean
  /** Where SMS and e-mails are handed to, with the key for it; without one they can only land in the demo's outbox. */
  messageGateway: { url: string; key: string } | undefined
  /** The mail server that e-mails are handed to, and whom they are from; without one the gateway has them. */
  mail: { url: string; from: string } | undefined
  /** Where bytes of files lie; without one in the database. */
  bucket: BucketAccess | undefined
  /** Limits of a session in milliseconds. */
  session: { idle: number; absolute: number }
  /** How long an operator's session lasts unused, in milliseconds. */
  operatorIdle: number
  /** What secrets are sealed with in the database. */
  secretKeys: SecretKeys
  /** How long requests under way may take to end when the server is stopped, in milliseconds. */
  drainFor: number
  /** How long it goes on before that, told as not ready. */
  drainDelay: number
  /** How long a server that starts waits for a database that is away. */
  databaseWait: number
  log: { level: Settings['LOG_LEVEL']; format: 'json' | 'text' }
  /** The collector that traces and metrics are sent to, the token for whoever asks for them, and the name of the service. */
  telemetry: { otlp: string; metricsToken: string; service: string }
  /** Milliseconds from which on a statement is logged. */
  slowQuery: number
  /** Where the hashed files of every build are kept, and for how long after its last server. */
  keptBuilds: { folder: string; days: number } | undefined
  /** PBKDF2 rounds of new passwords. */
  passwordRounds: number
  /** The apps under which the shop is registered at third parties; without one the demo has a stand-in. */
  thirdParty: ThirdPartyApps
  /** The same at pay providers. */
  payment: PayApps
}

const hour = 3_600_000

/** Options that do one thing instead of serving. */
export const tasks = {
  '--seed': { task: 'seed', about: 'fills the database with its first rows, and ends' },
  '--create-operator': { task: 'createOperator', about: 'makes an operator of the platform, and ends' },
  '--import': {
    task: 'import',
    takes: 'products|prices|stock FILE [--dry-run] [--leave-out] [--encoding=NAME]',
    about:
      'brings a CSV or XLSX file in and ends; rows that are wrong are printed, and refuse all without --leave-out; --dry-run writes nothing',
  },
  '--move-files': {
    task: 'moveFiles',
    about: 'moves files from the database to the storage that S3_ENDPOINT names, and ends; may be run again',
  },
  '--help': { task: 'help', about: 'prints this' },
} as const
const isTask = (arg: string): arg is keyof typeof tasks => Object.hasOwn(tasks, arg)

/**
 * What the environment and the command line (`--goods N --seed`) say, checked: every mistake is a sentence.
 * @param args arguments of the command line
 */
export function readConfig(given: Env, args: readonly string[] = []): Config {
  const task = args.find(isTask)
  const rest = args.filter((arg) => arg !== task)
  const isImport = task === '--import'
  const env = withArguments(given, isImport ? [] : rest)
  const set = readSettings(env)
  const production = set.NODE_ENV === 'production'
  const demo = set.DEMO
  if (production && demo)
    throw new StartError('DEMO=1 opens the shop to everybody: it is refused in production.')
  if (!demo && set.DEMO_FIXED_CODE)
    throw new StartError('DEMO_FIXED_CODE is for tests: it is refused without DEMO=1.')
  return {
    port: set.PORT,
    host: set.HOST || (production ? '0.0.0.0' : '127.0.0.1'),
    database: databaseOf(set),
    goods: set.GOODS,
    companies: set.DEMO_COMPANIES,
    task: task ? tasks[task].task : 'serve',
    taskArguments: isImport ? rest : [],
    production,
    demo,
    autopilot: demo ? set.DEMO_AUTOPILOT : 'off',
    fixedCode: set.DEMO_FIXED_CODE,
    sites: withHosts(demo ? demoSites : ownSite, set.SITE_HOSTS),
    origins: new Set([...(demo ? [`http://pages.localhost:${set.PORT + 1}`] : []), ...set.ALLOWED_ORIGINS]),
    mobilePath: set.MOBILE_PATH,
    trustProxy: set.TRUST_PROXY,
    https: set.HTTPS,
    cookieSession: set.COOKIE_SESSION,
    messageGateway: set.MESSAGE_GATEWAY_URL
      ? { url: set.MESSAGE_GATEWAY_URL, key: set.MESSAGE_GATEWAY_KEY }
      : undefined,
    mail: together(set, { url: 'SMTP_URL', from: 'MAIL_FROM' }),
    bucket: bucketAccess(set),
    session: { idle: set.SESSION_IDLE_HOURS * hour, absolute: set.SESSION_DAYS * 24 * hour },
    operatorIdle: set.OPERATOR_IDLE_MINUTES * 60_000,
    secretKeys: secretKeys(set.SECRETS_KEY),
    drainFor: set.DRAIN_SECONDS * 1000,
    drainDelay: set.DRAIN_DELAY_SECONDS * 1000,
    databaseWait: set.DATABASE_WAIT_SECONDS * 1000,
    keptBuilds: set.KEPT_BUILDS_DIR ? { folder: set.KEPT_BUILDS_DIR, days: set.KEPT_BUILDS_DAYS } : undefined,
    log: { level: set.LOG_LEVEL, format: logFormat(set, production) },
    telemetry: {
      otlp: set.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, ''),
      metricsToken: set.METRICS_TOKEN,
      service: set.OTEL_SERVICE_NAME,
    },
    slowQuery: set.SLOW_QUERY_MS,
    passwordRounds: 600_000,
    thirdParty: thirdPartyApps(set),
    payment: payApps(set),
  }
}

function withArguments(env: Env, [name, value, ...rest]: readonly string[]): Env {
  if (name === undefined) return env
  if (name !== '--goods' || value === undefined)
    throw new StartError(`${name} is no option; there are --goods N, ${Object.keys(tasks).join(' and ')}.`)
  return withArguments({ ...env, GOODS: value }, rest)
}

const logFormat = ({ LOG_FORMAT: wanted }: Settings, production: boolean) =>
  wanted === 'auto' ? (production ? 'json' : 'text') : wanted

const databaseOf = (set: Settings): Config['database'] =>
  set.DATABASE_URL
    ? {
        url: set.DATABASE_URL,
        connections: set.DATABASE_CONNECTIONS,
        connectFor: set.DATABASE_CONNECT_SECONDS * 1000,
        statementFor: set.DATABASE_STATEMENT_SECONDS * 1000,
      }
    : { dataDir: set.DATA_DIR }

/** `mall.example.com,north.example.com=1002` beside the built-in names; without an id it is the default site. */
function withHosts(sites: Sites, pairs: readonly string[]): Sites {
  const hosts = new Map(sites.hosts)
  for (const pair of pairs) {
    const [host = '', site = siteIds.main] = pair.split('=')
    if (!host || !sites.options.has(site)) throw new StartError(`SITE_HOSTS names no known site in ${pair}.`)
    hosts.set(host.toLowerCase(), site)
  }
  return { ...sites, hosts }
}

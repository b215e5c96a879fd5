import type { PostgresSource } from '../database/database'
import { bucketAccess, type BucketAccess } from './bucket-access'
import { payApps, type PayApps } from './pay-apps'
import { readSettings, type Env, type Settings } from './settings'
import { secretKeys, type SecretKeys } from '../security/sealed-secret'
import { StartError } from './start-error'
import { demoSites, ownSite, siteIds, type Sites } from './site'
import { groupedSettings } from './grouped-settings'
import { thirdPartyApps, type ThirdPartyApps } from './third-party-apps'

export type Autopilot = Settings['DEMO_AUTOPILOT']

export type Config = {
  port: number
  host: string
  database: PostgresSource | { dataDir: string }
  /** Number of goods in a new demo database. */
  goods: number
  /** Number of test companies in a new demo database. */
  companies: number
  /** Serve, or run one task and exit. */
  task: 'serve' | 'help' | 'seed' | 'createOperator' | 'moveFiles' | 'import'
  /** Arguments after the name of the task. */
  taskArguments: readonly string[]
  production: boolean
  /** Enables the operator's desk, the outbox and the stand-ins of payment and identity providers under /demo. */
  demo: boolean
  /** Acts for the platform of a demo: after 8 to 20 seconds, or at the promised time. */
  autopilot: Autopilot
  /** Answer to every captcha, for tests. Codes are in the outbox. */
  fixedCode: string
  sites: Sites
  /** Origins of other pages that may call the API. */
  origins: ReadonlySet<string>
  /** Path or URL to which phones are redirected. Empty: no redirect. */
  mobilePath: string
  /** The last address in X-Forwarded-For is the client's. Only behind an own proxy. */
  trustProxy: boolean
  /** Buyers use https: cookies are Secure, responses carry HSTS. */
  https: boolean
  /** The session is an HttpOnly cookie instead of a token that scripts can read. */
  cookieSession: boolean
  /** URL and key of the SMS and e-mail gateway. Without one, messages of a demo end in its outbox. */
  messageGateway: { url: string; key: string } | undefined
  /** Mail server and sender of e-mails. Without one, the gateway sends them. */
  mail: { url: string; from: string } | undefined
  /** File storage. Without one, files are stored in the database. */
  bucket: BucketAccess | undefined
  /** Session timeouts in milliseconds: since the last request, and since login. */
  session: { idle: number; absolute: number }
  /** Timeout of an operator's session since the last request, in milliseconds. */
  operatorIdle: number
  /** Encryption keys for secrets in the database. */
  secretKeys: SecretKeys
  /** Time for running requests to finish at shutdown, in milliseconds. */
  drainFor: number
  /** Time before that during which the server reports not ready, in milliseconds. */
  drainDelay: number
  /** Time that a starting server waits for the database, in milliseconds. */
  databaseWait: number
  log: { level: Settings['LOG_LEVEL']; format: 'json' | 'text' }
  /** OpenTelemetry collector, token of /metrics, and service name. */
  telemetry: { otlp: string; metricsToken: string; service: string }
  /** Slower statements are logged, in milliseconds. */
  slowQuery: number
  /** Folder for hashed files of earlier builds, and days after the last server of a build. */
  keptBuilds: { folder: string; days: number } | undefined
  /** PBKDF2 rounds for new passwords. */
  passwordRounds: number
  /** Credentials of third-party logins. A demo has stand-ins for missing ones. */
  thirdParty: ThirdPartyApps
  /** Credentials of payment providers. A demo has stand-ins for missing ones. */
  payment: PayApps
}

const hour = 3_600_000

/** Options that run one task instead of serving. */
export const tasks = {
  '--seed': { task: 'seed', about: 'fills the database with its first rows, and ends' },
  '--create-operator': { task: 'createOperator', about: 'makes an operator of the platform, and ends' },
  '--import': {
    task: 'import',
    takes: 'products|prices|stock FILE [--dry-run] [--leave-out] [--make-new] [--encoding=NAME]',
    about:
      'brings a CSV or XLSX file in and ends; rows that are wrong are printed, and refuse all without --leave-out; so do names that are near to existing ones, without --make-new; --dry-run writes nothing',
  },
  '--move-files': {
    task: 'moveFiles',
    about: 'moves files from the database to the storage that S3_ENDPOINT names, and ends; may be run again',
  },
  '--help': { task: 'help', about: 'prints this' },
} as const
const isTask = (arg: string): arg is keyof typeof tasks => Object.hasOwn(tasks, arg)

/**
 * Reads the environment and the command line.
 * @param args arguments of the command line
 * @throws StartError naming every mistake
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
    mail: groupedSettings(set, { url: 'SMTP_URL', from: 'MAIL_FROM' }),
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

/** Adds hosts such as `mall.example.com,north.example.com=1002` to the built-in ones. Without an id: the default site. */
function withHosts(sites: Sites, pairs: readonly string[]): Sites {
  const hosts = new Map(sites.hosts)
  for (const pair of pairs) {
    const [host = '', site = siteIds.main] = pair.split('=')
    if (!host || !sites.options.has(site)) throw new StartError(`SITE_HOSTS names no known site in ${pair}.`)
    hosts.set(host.toLowerCase(), site)
  }
  return { ...sites, hosts }
}

import * as z from 'zod'
import { ownMobilePath } from '../http/mobile-path'
import { postgresLimits } from '../database/postgres-limits'
import { StartError } from './start-error'

/** The default and the description of each setting. */
const settingTexts = z.registry<{ otherwise: string; about: string; secret?: true }>()

const text = (about: string, otherwise = '') =>
  z.string().prefault(otherwise).register(settingTexts, { otherwise, about })

const flag = (about: string) =>
  z
    .enum(['0', '1'], 'must be 0 or 1')
    .transform((value) => value === '1')
    .prefault('0')
    .register(settingTexts, { otherwise: '0', about })

function whole(otherwise: number, low: number, high: number, about: string) {
  const must = `must be ${low} to ${high}`
  return z
    .string()
    .regex(/^\d{1,9}$/, must)
    .transform(Number)
    .pipe(z.number().min(low, must).max(high, must))
    .prefault(String(otherwise))
    .register(settingTexts, { otherwise: String(otherwise), about: `${about} (${low} to ${high})` })
}

const listed = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)
const list = (about: string) =>
  listed.prefault('').register(settingTexts, { otherwise: '', about: `${about}. Separate several by commas` })

/** The host name that an operator meant by an address, a port or a path. */
function hostMeant(given: string): string {
  const address = `http://${given.replace(/^\w*:?\/\//, '')}`
  const isNamed = /^[\w[]/.test(given) && URL.canParse(address)
  return isNamed ? new URL(address).hostname : 'mall.example.com'
}

const hosts = (about: string) =>
  listed
    .superRefine((items, issues) => {
      for (const item of items) {
        const [host = '', ...site] = item.toLowerCase().split('=')
        const meant = [hostMeant(host), ...site].join('=')
        if (item.toLowerCase() !== meant)
          issues.addIssue(
            `must name hosts without scheme, port, path or wildcard. Write ${meant} instead of ${item}`,
          )
      }
    })
    .prefault('')
    .register(settingTexts, { otherwise: '', about: `${about}. Separate several by commas` })

/** The origin, as browsers send it, that an operator meant by an address. */
function originMeant(given: string): string {
  const [, scheme = '', rest = ''] = /^(https?:\/\/|\w+:\/\/)?(.*)$/i.exec(given) ?? []
  const own = /^(localhost|127\.|\[::1\])/.test(rest) ? 'http://' : 'https://'
  const address = (/^http/i.test(scheme) ? scheme : own) + rest
  const isNamed = /^[\w[]/.test(rest) && rest !== 'null' && URL.canParse(address)
  return isNamed ? new URL(address).origin : 'https://www.example.com'
}

const origins = (about: string) =>
  listed
    .superRefine((items, issues) => {
      for (const item of items) {
        const meant = originMeant(item)
        if (item !== meant)
          issues.addIssue(
            `must name origins as browsers send them: scheme, host and any non-default port, without a path. Write ${meant} instead of ${item}`,
          )
      }
    })
    .prefault('')
    .register(settingTexts, { otherwise: '', about: `${about}. Separate several by commas` })

const oneOf = <const Choice extends string>(choices: [Choice, ...Choice[]], about: string) =>
  z
    .enum(choices, `must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`)
    .prefault(choices[0])
    .register(settingTexts, { otherwise: choices[0], about })

const webAddress = (about: string) =>
  z
    .literal('')
    .or(z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }))
    .prefault('')
    .register(settingTexts, { otherwise: '', about })

const postgresUrl = (about: string) =>
  z
    .literal('')
    .or(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres URL' }))
    .prefault('')
    .register(settingTexts, { otherwise: '', about, secret: true })

const mailServer = (about: string) =>
  z
    .literal('')
    .or(z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps URL' }))
    .prefault('')
    .register(settingTexts, { otherwise: '', about, secret: true })

/** The demo's orders and carts need this many goods. */
export const fewestGoods = 300

/** Every setting of the server, an environment variable each. `--help` and the guide are generated from it. */
const settings = z.object({
  NODE_ENV: text('`production` for a real shop, which other machines can reach'),
  PORT: whole(
    4173,
    0,
    65_534,
    'port of the shop; 0 takes any free port. A demo serves its foreign pages at the next one',
  ),
  HOST: text('address to listen on. Default: 127.0.0.1, in production 0.0.0.0'),
  DATABASE_URL: postgresUrl(
    'PostgreSQL 15 or newer in place of the embedded database. Poolers in transaction mode work (PgBouncer, Neon)',
  ),
  DATABASE_CONNECTIONS: whole(postgresLimits.connections, 2, 500, 'most PostgreSQL connections per server'),
  DATABASE_CONNECT_SECONDS: whole(
    postgresLimits.connectFor / 1000,
    1,
    120,
    'how long a request waits for a free connection',
  ),
  DATABASE_STATEMENT_SECONDS: whole(
    postgresLimits.statementFor / 1000,
    1,
    600,
    'timeout of one SQL statement',
  ),
  DATABASE_WAIT_SECONDS: whole(60, 0, 3_600, 'how long a starting server waits for an unreachable database'),
  DATA_DIR: text('folder of the embedded database', '.data/db'),
  DRAIN_SECONDS: whole(10, 0, 600, 'how long running requests may take to finish at shutdown'),
  DRAIN_DELAY_SECONDS: whole(
    0,
    0,
    300,
    'how long the server keeps serving after SIGTERM while `/health/ready` answers 503, so that a load balancer notices first',
  ),
  KEPT_BUILDS_DIR: text(
    'folder shared by all servers that keeps the hashed files of earlier builds, for pages that are still open',
  ),
  KEPT_BUILDS_DAYS: whole(30, 1, 3_650, 'how long a build is kept after its last server has stopped'),
  LOG_LEVEL: oneOf(
    ['info', 'error', 'warn', 'debug'],
    'lowest level that is logged: `info` logs every API response, `debug` files too',
  ),
  LOG_FORMAT: oneOf(
    ['auto', 'json', 'text'],
    '`json` writes one object per line, `text` is for people, `auto` is json in production',
  ),
  SLOW_QUERY_MS: whole(500, 0, 600_000, 'logs slower SQL statements, without their parameters'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress(
    'OpenTelemetry collector (OTLP over HTTP) for traces and metrics. OTEL_EXPORTER_OTLP_HEADERS is read too. If unset, no telemetry code is loaded',
  ),
  OTEL_SERVICE_NAME: text('name of this shop in OpenTelemetry', 'tradefront'),
  METRICS_TOKEN: text('bearer token for `/metrics` (Prometheus). If unset, `/metrics` answers 404'),
  SITE_HOSTS: hosts(
    'host names of the shop, besides those of this machine. `host=id` assigns a host to another brand site. Unlisted hosts get an error page',
  ),
  HTTPS: flag('1: buyers reach the shop by https. Cookies are Secure and responses carry HSTS'),
  TRUST_PROXY: flag('1: the last address in X-Forwarded-For is the client’s. Only behind your own proxy'),
  ALLOWED_ORIGINS: origins(
    'origins of other pages that may call the API, such as `https://www.example.com`. A demo also allows localhost, 127.0.0.1 and [::1] at any port, and pages opened as files',
  ),
  MOBILE_PATH: z
    .literal('')
    .or(z.string().regex(/^(\/(?![/\\])|https?:\/\/)[^\s<>"]*$/, 'must be a path or an address of the web'))
    .prefault(ownMobilePath)
    .register(settingTexts, {
      otherwise: ownMobilePath,
      about:
        'path or address that the storefront sends phones to; `/m` is a plain page of the server with the way to the desktop version; set and empty: phones stay in the storefront',
    }),
  COOKIE_SESSION: flag(
    '1: the session is an HttpOnly cookie and no script sees a token. Works on pages of the shop’s own origin only',
  ),
  SESSION_IDLE_HOURS: whole(2, 1, 720, 'a session expires after this time without a request'),
  SESSION_DAYS: whole(7, 1, 365, 'a session expires after this time at the latest'),
  OPERATOR_IDLE_MINUTES: whole(
    30,
    5,
    720,
    'an operator’s session expires after this time without a request, and after 12 hours at the latest',
  ),
  SECRETS_KEY: list(
    'encrypts the operators’ second factors in the database: 32 bytes in base64. The first key encrypts, the others still decrypt',
  ),
  MESSAGE_GATEWAY_URL: webAddress(
    'receives SMS and e-mails as POST requests, in the format of demo/server/session/outgoing/gateway-messenger.ts. If unset, a demo writes to its outbox and a real shop sends no codes',
  ),
  MESSAGE_GATEWAY_KEY: text('bearer token of the gateway'),
  SMTP_URL: mailServer('mail server in place of the gateway: `smtps://user:password@mail.example.com`'),
  MAIL_FROM: text('sender of e-mails: `Mall <mall@example.com>`'),
  S3_ENDPOINT: webAddress(
    'S3 storage for files, such as `https://s3.example.com`. If unset, files are stored in the database',
  ),
  S3_REGION: text('region of the storage'),
  S3_BUCKET: text('private bucket; the shop itself serves its files'),
  S3_ACCESS_KEY_ID: text('access key that may put, get and delete objects'),
  S3_SECRET_ACCESS_KEY: text('secret of the access key'),
  S3_PATH_STYLE: flag('1: the bucket is part of the path, as MinIO and Garage require'),
  WECHAT_APP_ID: text('login by WeChat: app ID. Callback: `/callback/third`'),
  WECHAT_SECRET: text('login by WeChat: app secret'),
  QQ_APP_ID: text('login by QQ: app ID. Callback: `/callback/third`'),
  QQ_SECRET: text('login by QQ: app secret'),
  ALIPAY_APP_ID: text('login by Alipay: app ID. Callback: `/callback/alipay`'),
  ALIPAY_PRIVATE_KEY: text('login by Alipay: the shop’s private key, PKCS#8 in base64'),
  ALIPAY_PUBLIC_KEY: text('login by Alipay: Alipay’s public key, SPKI in base64'),
  WECHAT_PAY_APP_ID: text(
    'WeChat Pay (API v3): app ID. All payment providers call back at `/api/bbb/pay/notify/…`',
  ),
  WECHAT_PAY_MCH_ID: text('WeChat Pay: merchant number'),
  WECHAT_PAY_SERIAL: text('WeChat Pay: serial number of the merchant’s certificate'),
  WECHAT_PAY_PRIVATE_KEY: text('WeChat Pay: the merchant’s private key, PKCS#8 in base64'),
  WECHAT_PAY_API_KEY: text('WeChat Pay: key that decrypts notifications'),
  WECHAT_PAY_PUBLIC_KEY: text('WeChat Pay: WeChat’s public key, SPKI in base64'),
  ALIPAY_PAY_APP_ID: text('Alipay payments: app ID'),
  ALIPAY_PAY_PRIVATE_KEY: text('Alipay payments: the shop’s private key, PKCS#8 in base64'),
  ALIPAY_PAY_PUBLIC_KEY: text('Alipay payments: Alipay’s public key, SPKI in base64'),
  UNIONPAY_MER_ID: text('UnionPay (QR codes and net banking): merchant number'),
  UNIONPAY_CERT_ID: text('UnionPay: ID of the merchant’s certificate'),
  UNIONPAY_PRIVATE_KEY: text('UnionPay: the merchant’s private key, PKCS#8 in base64'),
  UNIONPAY_PUBLIC_KEY: text('UnionPay: UnionPay’s public key, SPKI in base64'),
  DEMO: flag(
    '1: a demo with accounts, goods, an outbox, the operator’s console and payment pages. `npm start` sets it unless NODE_ENV is production',
  ),
  GOODS: whole(10_000, fewestGoods, 200_000, 'number of goods in a new demo database'),
  DEMO_AUTOPILOT: oneOf(
    ['off', 'fast', 'real'],
    'acts for the platform in a demo: `off` never, `fast` (npm start) after 8–20 s, `real` at the promised time',
  ),
  DEMO_COMPANIES: whole(
    0,
    0,
    9_999,
    'number of certified companies with money in a new demo database, named company1 and so on. For tests',
  ),
  DEMO_FIXED_CODE: text('answer to every captcha of a demo. For tests'),
})

export type Settings = Readonly<z.output<typeof settings>>
export type Env = Record<string, string | undefined>

/**
 * Reads and checks the settings. An empty variable counts as unset.
 * @throws StartError naming every invalid setting
 */
export function readSettings(env: Env): Settings {
  const valueOf = (name: string) => (name === 'MOBILE_PATH' ? env[name] : env[name] || undefined)
  const given = Object.fromEntries(Object.keys(settings.shape).map((name) => [name, valueOf(name)]))
  const read = settings.safeParse(given)
  if (read.success) return read.data
  const schemas = new Map(Object.entries(settings.shape))
  const sentences = read.error.issues.map(({ path, message }) => {
    const name = path.join()
    const schema = schemas.get(name)
    // A log would keep the password in it.
    const isSecret = schema && settingTexts.get(schema)?.secret
    return isSecret ? `${name} ${message}.` : `${name} is ${given[name]}, but ${message}.`
  })
  throw new StartError(sentences.join(' '))
}

/** Name, default and description of every setting. */
export const describedSettings = () =>
  Object.entries(settings.shape).map(([name, schema]) => ({
    name,
    otherwise: settingTexts.get(schema)?.otherwise ?? '',
    about: settingTexts.get(schema)?.about ?? '',
  }))

import * as z from 'zod'
import { postgresLimits } from './postgres-limits'
import { StartError } from './start-error'

/** What is said of a setting beside its name. */
const said = z.registry<{ otherwise: string; about: string }>()

const text = (about: string, otherwise = '') =>
  z.string().prefault(otherwise).register(said, { otherwise, about })

const flag = (about: string) =>
  z
    .enum(['0', '1'], 'must be 0 or 1')
    .transform((value) => value === '1')
    .prefault('0')
    .register(said, { otherwise: '0', about })

function whole(otherwise: number, low: number, high: number, about: string) {
  const must = `must be ${low} to ${high}`
  return z
    .string()
    .regex(/^\d{1,9}$/, must)
    .transform(Number)
    .pipe(z.number().min(low, must).max(high, must))
    .prefault(String(otherwise))
    .register(said, { otherwise: String(otherwise), about: `${about} (${low} to ${high})` })
}

const listed = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)
const list = (about: string) =>
  listed.prefault('').register(said, { otherwise: '', about: `${about}; with commas` })

/** An origin as browsers send it, for what somebody wrote in its place. */
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
            `must name origins as browsers send them: scheme and host, a port where it is not the usual one, no path. Write ${meant} instead of ${item}`,
          )
      }
    })
    .prefault('')
    .register(said, { otherwise: '', about: `${about}; with commas` })

const oneOf = <const Choice extends string>(choices: [Choice, ...Choice[]], about: string) =>
  z
    .enum(choices, `must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`)
    .prefault(choices[0])
    .register(said, { otherwise: choices[0], about })

const webAddress = (about: string) =>
  z
    .literal('')
    .or(z.url({ protocol: /^https?$/, error: 'must be an address of the web' }))
    .prefault('')
    .register(said, { otherwise: '', about })

const mailServer = (about: string) =>
  z
    .literal('')
    .or(z.url({ protocol: /^smtps?$/, error: 'must be an address of a mail server' }))
    .prefault('')
    .register(said, { otherwise: '', about })

/** The demo's buyers do takes that many: orders of several lines, and stock that is left for the next one. */
export const fewestGoods = 300

/** Every setting of the server, each a variable of its environment. It is read, printed by `--help` and documented from here. */
const settings = z.object({
  NODE_ENV: text('`production` for a real shop: it is reached by others than this machine'),
  PORT: whole(4173, 0, 65_534, 'of the shop; 0 takes any free one; a demo’s foreign pages take the next one'),
  HOST: text('address that it listens at; without one 127.0.0.1, in production 0.0.0.0'),
  DATABASE_URL: text(
    'PostgreSQL (15 or newer) instead of the embedded database, also through a pooler that gives each transaction a connection (PgBouncer, Neon)',
  ),
  DATABASE_CONNECTIONS: whole(postgresLimits.connections, 2, 500, 'to PostgreSQL, of one server, at most'),
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
    'how long one statement may take',
  ),
  DATABASE_WAIT_SECONDS: whole(
    60,
    0,
    3_600,
    'how long a server that starts waits for a database that is away',
  ),
  DATA_DIR: text('folder of the embedded database', '.data/db'),
  DRAIN_SECONDS: whole(10, 0, 600, 'how long requests under way may take to end when the server is stopped'),
  DRAIN_DELAY_SECONDS: whole(
    0,
    0,
    300,
    'how long a server that got SIGTERM goes on while `/health/ready` says 503, so that a balancer finds out first',
  ),
  KEPT_BUILDS_DIR: text(
    'folder that all servers of the shop share, where the hashed files of each build are kept for pages of another one',
  ),
  KEPT_BUILDS_DAYS: whole(30, 1, 3_650, 'how long they are kept after the last server of their build'),
  LOG_LEVEL: oneOf(
    ['info', 'error', 'warn', 'debug'],
    'the least that is logged: `info` every answer of the API, `debug` files as well',
  ),
  LOG_FORMAT: oneOf(
    ['auto', 'json', 'text'],
    '`json` one object a line, `text` for people, `auto` json in production',
  ),
  SLOW_QUERY_MS: whole(
    500,
    0,
    600_000,
    'a statement to PostgreSQL that takes longer is logged, without its values',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress(
    'collector that traces and metrics are sent to by OTLP over HTTP; OTEL_EXPORTER_OTLP_HEADERS is read as well. Without one nothing of it is loaded',
  ),
  OTEL_SERVICE_NAME: text('what this shop is called there', 'tradefront'),
  METRICS_TOKEN: text(
    'bearer token for `/metrics`, which Prometheus reads; without one there is no such address',
  ),
  SITE_HOSTS: list(
    'host names of the shop besides those of this machine; `host=id` for another brand site. Any other host is no site',
  ),
  HTTPS: flag('1: reached by https, so cookies are Secure and answers carry HSTS'),
  TRUST_PROXY: flag(
    '1: the last address in X-Forwarded-For is the caller’s; only behind a proxy of your own',
  ),
  ALLOWED_ORIGINS: origins(
    'further origins whose pages may call the API, each as `https://www.example.com`; a demo also allows localhost, 127.0.0.1 and [::1] at any port, and pages opened as files',
  ),
  COOKIE_SESSION: flag(
    '1: the session lives in an HttpOnly cookie, no token reaches a script; for pages of the shop’s own origin',
  ),
  SESSION_IDLE_HOURS: whole(2, 1, 720, 'how long a login lasts unused'),
  SESSION_DAYS: whole(7, 1, 365, 'how long a login lasts at most'),
  OPERATOR_IDLE_MINUTES: whole(
    30,
    5,
    720,
    'how long an operator’s login lasts unused; at most it lasts 12 hours',
  ),
  SECRETS_KEY: list(
    'what operators’ second factors are sealed with in the database: 32 bytes in base64. The first of several seals, the others still open',
  ),
  MESSAGE_GATEWAY_URL: webAddress(
    'where SMS and e-mails are posted to; the form stands in demo/server/session/outgoing/gateway-messenger.ts. Without one, a demo has its outbox, and a real shop sends no codes',
  ),
  MESSAGE_GATEWAY_KEY: text('bearer token for it'),
  SMTP_URL: mailServer(
    'mail server that sends e-mails in place of the gateway: `smtps://user:password@mail.example.com`',
  ),
  MAIL_FROM: text('whom they are from: `Mall <mall@example.com>`'),
  S3_ENDPOINT: webAddress(
    'storage of files that speaks S3, for example `https://s3.example.com`; without one files lie in the database',
  ),
  S3_REGION: text('its region, which signatures name'),
  S3_BUCKET: text('the bucket, which nobody else can read; the shop hands files out itself'),
  S3_ACCESS_KEY_ID: text('of an account that may put, get and delete objects there'),
  S3_SECRET_ACCESS_KEY: text('belongs to it'),
  S3_PATH_STYLE: flag('1: the bucket is named in the path instead of the host, as MinIO and Garage want it'),
  WECHAT_APP_ID: text('the shop’s registration at WeChat, for logging in; callback `/callback/third`'),
  WECHAT_SECRET: text('belongs to it'),
  QQ_APP_ID: text('the same at QQ'),
  QQ_SECRET: text('belongs to it'),
  ALIPAY_APP_ID: text('the same at Alipay; callback `/callback/alipay`'),
  ALIPAY_PRIVATE_KEY: text('of the shop there: PKCS#8 in base64'),
  ALIPAY_PUBLIC_KEY: text('of Alipay: SPKI in base64'),
  WECHAT_PAY_APP_ID: text('WeChat Pay (API v3); all providers call back at `/api/bbb/pay/notify/…`'),
  WECHAT_PAY_MCH_ID: text('number of the merchant there'),
  WECHAT_PAY_SERIAL: text('of the merchant’s certificate'),
  WECHAT_PAY_PRIVATE_KEY: text('of the merchant: PKCS#8 in base64'),
  WECHAT_PAY_API_KEY: text('that its notifications are encrypted with'),
  WECHAT_PAY_PUBLIC_KEY: text('of WeChat Pay: SPKI in base64'),
  ALIPAY_PAY_APP_ID: text('Alipay’s cashier'),
  ALIPAY_PAY_PRIVATE_KEY: text('of the shop there: PKCS#8 in base64'),
  ALIPAY_PAY_PUBLIC_KEY: text('of Alipay: SPKI in base64'),
  UNIONPAY_MER_ID: text('UnionPay, its QR codes and net-banking'),
  UNIONPAY_CERT_ID: text('of the merchant’s certificate'),
  UNIONPAY_PRIVATE_KEY: text('of the merchant: PKCS#8 in base64'),
  UNIONPAY_PUBLIC_KEY: text('of UnionPay: SPKI in base64'),
  DEMO: flag(
    '1: a demo with accounts, goods, mailbox, operator’s desk and pay pages; `npm start` sets it unless NODE_ENV is production',
  ),
  GOODS: whole(10_000, fewestGoods, 200_000, 'goods of a demo’s first rows'),
  DEMO_AUTOPILOT: oneOf(
    ['off', 'fast', 'real'],
    'who acts for the platform of a demo: `off` nobody but the operator, `fast` (npm start) also the server after 8–20 s, `real` when it was promised',
  ),
  DEMO_COMPANIES: whole(
    0,
    0,
    9_999,
    'certified companies with money among a demo’s first rows, company1 and so on; for tests',
  ),
  DEMO_FIXED_CODE: text('answer of every captcha of a demo; for tests'),
})

export type Settings = Readonly<z.output<typeof settings>>
export type Env = Record<string, string | undefined>

/** What the environment says of each setting; a mistake is a sentence. What is empty is not set. */
export function readSettings(env: Env): Settings {
  const given = Object.fromEntries(Object.keys(settings.shape).map((name) => [name, env[name] || undefined]))
  const read = settings.safeParse(given)
  if (read.success) return read.data
  const sentences = read.error.issues.map(({ path, message }) => {
    const name = path.join()
    return `${name} is ${given[name]}, but ${message}.`
  })
  throw new StartError(sentences.join(' '))
}

/** Each setting with what is taken where it is not set, and what it is about. */
export const settingsTold = () =>
  Object.entries(settings.shape).map(([name, schema]) => ({
    name,
    otherwise: said.get(schema)?.otherwise ?? '',
    about: said.get(schema)?.about ?? '',
  }))

import { describe, expect, test } from 'vitest'
import { readConfig } from '../../demo/server/core/config/config'
import { help } from '../../demo/server/core/config/help'
import { describedSettings } from '../../demo/server/core/config/settings'
import { siteOfHost } from '../../demo/server/core/config/site'
import { hashPassword, passwordMatches } from '../../demo/server/core/security/password'
import { wireDay, wireMonth, wireTime, startOfDay } from '../../demo/server/core/time/business-time'

describe('configuration', () => {
  test('serves the shop on 127.0.0.1:4173 without any settings', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      port: 4173,
      host: '127.0.0.1',
      database: { dataDir: '.data/db' },
      demo: false,
      goods: 10_000,
    })
    expect([...config.origins]).toEqual([])
    expect([...readConfig({ DEMO: '1' }).origins]).toEqual(['http://pages.localhost:4174'])
    expect(config.passwordRounds).toBe(600_000)
  })

  test('environment and command line override the defaults', () => {
    const env = {
      PORT: '8080',
      DATABASE_URL: 'postgres://x/y',
      ALLOWED_ORIGINS: 'https://a.example, https://b.example',
      DEMO: '1',
      SITE_HOSTS: 'Mall.example.com=1002, shop.example.com, xn--czru2d.example',
    }
    const config = readConfig(env, ['--goods', '500'])
    expect(config).toMatchObject({ port: 8080, database: { url: 'postgres://x/y' }, goods: 500 })
    expect(config.origins.has('https://b.example')).toBe(true)
    expect(config.sites.hosts.get('mall.example.com')).toBe('1002')
    expect(config.sites.hosts.get('shop.example.com')).toBe('1001')
    // The form that browsers send, and forms that a page may contain.
    for (const host of ['xn--czru2d.example', '商城.example', 'SHOP.example.com:8443'])
      expect(siteOfHost(config.sites, host)).toBe('1001')
  })

  const mistakes: [Record<string, string>, string][] = [
    [{ PORT: '80a' }, 'PORT is 80a'],
    [{ PORT: '70000' }, 'PORT is 70000'],
    [{ GOODS: '-1' }, 'GOODS is -1'],
    ...[1, 2, 10, 50, 299].map((few): [Record<string, string>, string] => [
      { GOODS: String(few) },
      `GOODS is ${few}, but must be 300 to 200000`,
    ]),
    [{ DEMO: 'yes' }, 'DEMO is yes'],
    [{ DATABASE_CONNECTIONS: '1' }, 'DATABASE_CONNECTIONS is 1, but must be 2 to 500'],
    [{ MESSAGE_GATEWAY_URL: 'ftp://a.example' }, 'must be an http or https URL'],
    ...[
      ['http://x/', 'http://x'],
      ['x', 'https://x'],
      ['https://www.example.com:443', 'https://www.example.com'],
      ['HTTPS://Www.example.com', 'https://www.example.com'],
      ['https://a.example/shop?x', 'https://a.example'],
      ['https://müller.example', 'https://xn--mller-kva.example'],
      ['localhost:5500', 'http://localhost:5500'],
      ['*', 'https://www.example.com'],
      ['null', 'https://www.example.com'],
      ['file://', 'https://www.example.com'],
      ['https://*.example.com', 'https://www.example.com'],
    ].map(([given = '', meant]): [Record<string, string>, string] => [
      { ALLOWED_ORIGINS: `https://b.example, ${given}` },
      `Write ${meant} instead of ${given}`,
    ]),
    ...[
      ['https://mall.example.com', 'mall.example.com'],
      ['http://mall.example.com/shop', 'mall.example.com'],
      ['mall.example.com:443', 'mall.example.com'],
      ['mall.example.com/', 'mall.example.com'],
      ['https://mall.example.com=1001', 'mall.example.com=1001'],
      ['müller.example', 'xn--mller-kva.example'],
      ['*.example.com', 'mall.example.com'],
      ['*', 'mall.example.com'],
      ['localhost:4173', 'localhost'],
    ].map(([given = '', meant]): [Record<string, string>, string] => [
      { SITE_HOSTS: `b.example, ${given}` },
      `Write ${meant} instead of ${given}`,
    ]),
    [{ DEMO: '1', SITE_HOSTS: 'a.example=77' }, 'no known site'],
    [{ SITE_HOSTS: 'a.example=1002' }, 'no known site'],
    [{ NODE_ENV: 'production', DEMO: '1' }, 'refused in production'],
    [{ NODE_ENV: 'production', DEMO_FIXED_CODE: '1234' }, 'refused without DEMO=1'],
    [{ DEMO_FIXED_CODE: '1234' }, 'refused without DEMO=1'],
    [{ SECRETS_KEY: 'c2hvcnQ=' }, 'SECRETS_KEY must be 32 bytes in base64'],
  ]
  test.each(mistakes)('rejects %j with an error message', (env, words) => {
    expect(() => readConfig(env)).toThrow(words)
  })

  test('names a malformed database or mail URL without the password in it', () => {
    const env = { DATABASE_URL: 'mysql://u:hunter2@db/x', SMTP_URL: 'mail://u:hunter2@m' }
    expect(() => readConfig(env)).toThrow('DATABASE_URL must be a postgres URL. SMTP_URL must be an smtp')
    expect(() => readConfig(env)).not.toThrow('hunter2')
  })

  test('reports all mistakes at once', () => {
    expect(() => readConfig({ PORT: '80a', HTTPS: 'yes' })).toThrow(
      'PORT is 80a, but must be 0 to 65534. HTTPS is yes, but must be 0 or 1.',
    )
  })

  test('reports a missing setting of an incomplete group', () => {
    const { thirdParty } = readConfig({ QQ_APP_ID: 'a', QQ_SECRET: 'b' })
    expect(thirdParty).toEqual({ qq: { appId: 'a', secret: 'b' } })
    expect(() => readConfig({ QQ_APP_ID: 'a' })).toThrow('QQ_SECRET is missing: QQ_APP_ID, QQ_SECRET belong')
    expect(() => readConfig({ UNIONPAY_CERT_ID: 'a' })).toThrow('UNIONPAY_MER_ID is missing')
  })

  test('reads the settings of a bucket only as a complete group', () => {
    const env = {
      S3_ENDPOINT: 'https://s3.example.com',
      S3_REGION: 'cn-north-1',
      S3_BUCKET: 'shop',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    }
    expect(readConfig({}).bucket).toBeUndefined()
    expect(readConfig(env).bucket).toMatchObject({ name: 'shop', secret: 'secret', inPath: false })
    expect(readConfig({ ...env, S3_PATH_STYLE: '1' }).bucket).toMatchObject({ inPath: true })
    expect(() => readConfig({ ...env, S3_BUCKET: '' })).toThrow(
      'S3_BUCKET is missing: S3_ENDPOINT, S3_REGION',
    )
    expect(() => readConfig({ ...env, S3_ENDPOINT: 's3.example.com' })).toThrow(
      'must be an http or https URL',
    )
  })

  test('reads limits of PostgreSQL in seconds', () => {
    const env = {
      DATABASE_URL: 'postgres://x/y',
      DATABASE_CONNECTIONS: '40',
      DATABASE_CONNECT_SECONDS: '2',
      DATABASE_STATEMENT_SECONDS: '30',
      DRAIN_SECONDS: '60',
    }
    expect(readConfig(env)).toMatchObject({
      database: { url: 'postgres://x/y', connections: 40, connectFor: 2_000, statementFor: 30_000 },
      drainFor: 60_000,
    })
  })

  test('prints every setting with its default for --help', () => {
    const lines = help().split('\n')
    for (const { name, otherwise } of describedSettings())
      expect(lines).toContain(otherwise ? `${name}=${otherwise}` : name)
    expect(readConfig({}, ['--help']).task).toBe('help')
  })

  test('rejects an unknown command-line option', () => {
    expect(() => readConfig({}, ['--good', '5'])).toThrow('--good is no option')
  })
})

describe('passwords', () => {
  test('a hash contains its rounds, differs each time and matches only its password', async () => {
    const [one, other] = [await hashPassword('demo1234', 1000), await hashPassword('demo1234', 1000)]
    expect(one).toMatch(/^pbkdf2-sha256\$1000\$/)
    expect(one).not.toBe(other)
    expect(await passwordMatches('demo1234', one)).toBe(true)
    expect(await passwordMatches('Demo1234', one)).toBe(false)
  })

  test('accepts a hash of another library: RFC 7914 section 11', async () => {
    const hash = `pbkdf2-sha256$1$${btoa('salt')}$VawEblbjCJ/sFpHCJUS2BflBhSFt3gRl5oudV8INrLw=`
    expect(await passwordMatches('passwd', hash)).toBe(true)
  })

  test('an invalid hash matches no password', async () => {
    for (const hash of ['', 'x', 'scrypt$1$a$b', 'pbkdf2-sha256$x$a$b'])
      expect(await passwordMatches('', hash)).toBe(false)
  })
})

test('formats dates in the time zone of Shanghai', () => {
  const late = new Date('2026-11-30T16:00:00Z')
  expect([wireTime(late), wireDay(late), wireMonth(late)]).toEqual([
    '2026-12-01 00:00:00',
    '2026-12-01',
    '2026-12',
  ])
  expect(startOfDay('2026-12-01')).toEqual(late)
})

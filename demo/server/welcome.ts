import { isNull } from 'drizzle-orm'
import type { Config } from './core/config/config'
import { db } from './core/database/db'
import type { Sites } from './core/config/site'
import { operator } from './session/operator/operator.table'
import { closedSecondFactors } from './session/operator/second-factor'
import { uploadFile } from './site/files/files.table'
import { bankAccount } from './trade/payment/payment.table'

/** A name under which not only this machine finds it. */
const publicHost = ({ hosts }: Sites) =>
  [...hosts.keys()].find((host) => !/^(localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)$/.test(host))

/** Returns the HTML with which an external page shows goods of this shop. */
const tagsOf = (shop: string, site: string) =>
  `  <link rel="stylesheet" href="${shop}/kit/tradefront.css">
  <script type="module" src="${shop}/kit/tradefront.js" data-api="${shop}/api" data-site="${site}"></script>
  <trade-goods-list></trade-goods-list>`

type WelcomeConfig = Pick<Config, 'port' | 'demo' | 'database' | 'sites' | 'https'>

/** Prints the URLs of the server. @param pagesPort of the external pages, in a demo */
export async function welcome(
  { port, demo, database, sites, https }: WelcomeConfig,
  pagesPort: number | undefined,
  say: (line: string) => void,
) {
  const host = https && publicHost(sites)
  // TLS is terminated by a proxy.
  const shop = host ? `https://${host}` : `http://localhost:${port}`
  say(`\nThe shop:       ${shop}`)
  if (host) say(`Listening:      port ${port}`)
  if (pagesPort) say(`Foreign pages:  http://pages.localhost:${pagesPort}`)
  say(`Documentation:  ${shop}/docs/`)
  say(`API:            ${shop}/api/docs`)
  say(`Data:           ${'url' in database ? 'PostgreSQL' : database.dataDir}`)
  say(`\nIn a page of yours:\n${tagsOf(shop, host || 'localhost')}\n`)
  if (!demo) return say(`Platform:       ${shop}/operator`)
  say(`SMS and email:  ${shop}/demo/outbox`)
  const { account, password } = (await import('./session/operator/operator.seed')).demoOperator
  const { demoAccounts, demoPassword } = await import('./session/sign-in/sign-in.seed')
  say(`Platform:       ${shop}/demo/operator as ${account} / ${password}`)
  say(`\nAccounts, all with the password ${demoPassword}:`)
  for (const { loginAccount, about } of demoAccounts) say(`  ${loginAccount.padEnd(10)} ${about}`)
}

/** Lists missing settings of a real shop, one sentence each. */
export async function missing({
  demo,
  messageGateway,
  mail,
  bucket,
  payment,
  database,
  sites,
  https,
  secretKeys,
}: Config) {
  if (demo) return []
  const closed = await closedSecondFactors(secretKeys)
  const lines: [there: boolean, line: string][] = [
    [(await db().$count(operator)) > 0, 'No operator yet: a start with --create-operator makes one.'],
    [
      publicHost(sites) !== undefined,
      'SITE_HOSTS is not set: the shop answers under the names of this machine only.',
    ],
    [https, 'HTTPS is not 1: cookies are sent without Secure.'],
    [
      secretKeys.length > 0,
      'SECRETS_KEY is not set: a copy of the database tells operators’ second factors.',
    ],
    [
      closed === 0,
      `SECRETS_KEY does not open the second factors of operators (${closed}): they cannot log in.`,
    ],
    ['url' in database, 'DATABASE_URL is not set: the embedded database does not survive a power loss.'],
    [
      bucket !== undefined || (await db().$count(uploadFile, isNull(uploadFile.content))) === 0,
      'S3_ENDPOINT is not set, but files lie in such a storage: they cannot be read.',
    ],
    [
      messageGateway !== undefined,
      mail
        ? 'MESSAGE_GATEWAY_URL is not set: no code can be sent by SMS, so nobody can register or log in by phone.'
        : 'MESSAGE_GATEWAY_URL is not set: no code can be sent, so nobody can register or set a new password.',
    ],
    [
      (await db().$count(bankAccount)) > 0,
      'No bank account is set in the console: nobody can pay by transfer, and no invoice is issued.',
    ],
    [
      Object.keys(payment).length > 0,
      'No pay provider is set up: orders are paid by account or transfer only.',
    ],
  ]
  return lines.flatMap(([there, line]) => (there ? [] : [`Missing: ${line}`]))
}

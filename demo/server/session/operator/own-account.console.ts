import { html } from 'hono/html'
import type { Text } from '../../../../src/core/language/messages'
import { wireTime } from '../../core/time/business-time'
import type { ConsolePage, ConsoleVisit } from '../../core/operator/console'
import { refuse, sessionOver } from '../../core/http/refusal'
import { callerAddress } from '../../core/http/surroundings'
import { takeLimited } from './code-tries'
import { enrolment, newPasswordInputs, recoveryList } from './entrance-pages'
import { auditOperator } from './operator-audit'
import { changePassword } from './operator-password'
import {
  endOperatorSessions,
  entrantOf,
  openOperatorSession,
  sessionsOf,
  type Entrant,
} from './operator-sessions'
import { operatorWords } from './operator-words'
import { enrol, enrollingSecret, renewRecoveryCodes, takeCode, totpAddress } from './second-factor'

const words = {
  password: ['修改密码', 'Change password'],
  current: ['当前密码', 'Present password'],
  factor: ['两步验证', 'Second factor'],
  since: ['启用于 {time}', 'Set up on {time}'],
  setUp: ['启用两步验证', 'Set up a second factor'],
  renew: ['重新生成恢复码', 'New recovery codes'],
  aboutRenew: ['旧恢复码将全部失效', 'The old ones will not work any more.'],
  sessions: ['登录设备', 'Sessions'],
  session: ['登录 {opened}，最近使用 {seen}', 'Since {opened}, last used {seen}'],
  this: ['当前', 'this one'],
  endOthers: ['结束其他登录', 'End the others'],
} as const satisfies Record<string, Text>

async function own({ c }: ConsoleVisit): Promise<Entrant> {
  const entrant = await entrantOf(c)
  if (!entrant) throw sessionOver()
  return entrant
}

const keysOf = ({ c }: ConsoleVisit) => c.var.surroundings.config.secretKeys

const passwordForm = ({ say, to, language }: ConsoleVisit, open: boolean) =>
  html`<details ${open ? 'open' : ''}>
    <summary>${say(words.password)}</summary>
    <form method="post" action="${to('password')}">
      <label
        >${say(words.current)}<input name="current" type="password" autocomplete="current-password" required
      /></label>
      ${newPasswordInputs(language)}<button class="main">${say(words.password)}</button>
    </form>
  </details>`

const codeForm = ({ say, to }: ConsoleVisit, open: boolean) =>
  html`<details ${open ? 'open' : ''}>
    <summary>${say(words.renew)}</summary>
    <form method="post" action="${to('codes')}">
      <p>${say(words.aboutRenew)}</p>
      <label
        >${say(operatorWords.code)}<input
          name="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="10"
          required
      /></label>
      <button>${say(words.renew)}</button>
    </form>
  </details>`

const beginForm = ({ say, to }: ConsoleVisit) =>
  html`<form method="post" action="${to('begin')}"><button>${say(words.setUp)}</button></form>`

async function enrolling(visit: ConsoleVisit) {
  const { c, operator, language, to } = visit
  const secret = await enrollingSecret(operator.id, keysOf(visit))
  const totp = totpAddress(secret, operator.account, new URL(c.req.url).hostname)
  return enrolment(language, { secret, totp, action: to('enrol') })
}

async function sessionList(visit: ConsoleVisit, { row, session }: Entrant) {
  const { c, say, to } = visit
  const rows = await sessionsOf(row.id, c.var.surroundings.config)
  return html`<ul>
      ${rows.map(
        ({ tokenHash, createdAt, seenAt, address, device }) =>
          html`<li>
            ${say(words.session, { opened: wireTime(createdAt), seen: wireTime(seenAt) })}
            ${tokenHash === session.tokenHash ? html`<b>(${say(words.this)})</b>` : ''}<br />
            <small>${address} ${device}</small>
          </li>`,
      )}
    </ul>
    ${
      rows.length > 1
        ? html`<form method="post" action="${to('others')}"><button>${say(words.endOthers)}</button></form>`
        : ''
    }`
}

const wrongCode = () => refuse(422, operatorWords.wrongCode)

/** Console page for the current operator's password, second factor and sessions. */
export const page = {
  title: ['本人账号', 'Own account'],
  permission: 'own',
  done: {
    password: [
      '密码已修改，其他登录已结束',
      'Your password has been changed. Your other sessions have ended.',
    ],
    others: ['其他登录已结束', 'Your other sessions have ended.'],
  },
  async show(visit, refused) {
    const { say } = visit
    const entrant = await own(visit)
    const { totpSince } = entrant.row
    const set = totpSince
      ? html`<p>${say(words.since, { time: wireTime(totpSince) })}</p>
          ${codeForm(visit, refused?.post === 'codes')}`
      : refused?.post === 'enrol'
        ? await enrolling(visit)
        : beginForm(visit)
    return html`<article>
        <h3>${say(operatorWords.password)}</h3>
        ${passwordForm(visit, refused?.post === 'password')}
      </article>
      <article>
        <h3>${say(words.factor)}</h3>
        ${set}
      </article>
      <article>
        <h3>${say(words.sessions)}</h3>
        ${await sessionList(visit, entrant)}
      </article>`
  },
  posts: {
    password: {
      async run(visit, { current = '', password = '', again = '' }) {
        const { c } = visit
        const rounds = c.var.surroundings.config.passwordRounds
        const change = { current, password, again }
        await changePassword(await own(visit), change, { address: callerAddress(c), rounds })
        return { done: 'password' }
      },
    },
    begin: { run: async (visit) => ({ shows: await enrolling(visit) }) },
    enrol: {
      async run(visit, { code = '' }) {
        const { c, operator, language, to } = visit
        const codes = await enrol(operator.id, code, keysOf(visit))
        if (!codes) throw wrongCode()
        await openOperatorSession(c, operator.id, true)
        return { shows: recoveryList(language, codes, to()) }
      },
    },
    codes: {
      async run(visit, { code = '' }) {
        const { c, operator, language, to } = visit
        const take = () => takeCode(operator.id, code, keysOf(visit))
        if (!(await takeLimited(operator.account, callerAddress(c), take))) throw wrongCode()
        return { shows: recoveryList(language, await renewRecoveryCodes(operator.id), to()) }
      },
    },
    others: {
      async run(visit) {
        const { row, session } = await own(visit)
        await endOperatorSessions(row.id, session.tokenHash)
        await auditOperator({ by: row.id, action: 'endOtherSessions' })
        return { done: 'others' }
      },
    },
  },
} satisfies ConsolePage

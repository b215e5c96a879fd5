import { asc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Text } from '../../../../src/core/language/messages'
import { wireTime } from '../../core/time/business-time'
import type { ConsolePage, ConsoleVisit, RefusedPost } from '../../core/operator/console'
import { db } from '../../core/database/db'
import { isOperatorRole, operatorRoles } from '../../core/operator/operator-permission'
import {
  addOperator,
  changeRole,
  lockOut,
  resetPassword,
  resetSecondFactor,
  roleOf,
  unlock,
} from './change-operator'
import { operator } from './operator.table'

type Row = typeof operator.$inferSelect

const words = {
  account: ['账号', 'Name'],
  role: ['角色', 'Role'],
  add: ['新增操作员', 'Add an operator'],
  changeRole: ['变更角色', 'Change role'],
  lock: ['锁定', 'Lock'],
  unlock: ['解锁', 'Unlock'],
  resetPassword: ['重置密码', 'Reset password'],
  resetFactor: ['重置两步验证', 'Reset second factor'],
  you: ['本人', 'you'],
  locked: ['已锁定', 'Locked'],
  factorSince: ['两步验证启用于 {time}', 'Second factor since {time}'],
  noFactor: ['未启用两步验证', 'No second factor yet'],
  unused: ['尚未更改初始密码', 'Has not replaced the start password yet'],
  password: [
    '“{account}”的初始密码，仅显示这一次。请当面或电话告知本人，首次登录时须更改：',
    'The start password of “{account}”, shown this once. Tell it to its owner in person; they choose another one when they log in:',
  ],
  back: ['返回操作员列表', 'Back to the operators'],
} as const satisfies Record<string, Text>

const roleSelect = ({ say }: ConsoleVisit, chosen: string) =>
  html`<label
    >${say(words.role)}
    <select name="role" required>
      ${isOperatorRole(chosen) ? '' : html`<option value=""></option>`}
      ${Object.entries(operatorRoles).map(
        ([name, { text }]) =>
          html`<option value="${name}" ${name === chosen ? 'selected' : ''}>${say(text)}</option>`,
      )}
    </select></label
  >`

const button = ({ to, say }: ConsoleVisit, id: string, post: string, label: Text) =>
  html`<form method="post" action="${to(post)}">
    <input type="hidden" name="id" value="${id}" /><button>${say(label)}</button>
  </form>`

function acts(visit: ConsoleVisit, { id, role, lockedAt, totpSince }: Row) {
  const { say, to } = visit
  return html`<div class="acts">
    <details>
      <summary>${say(words.changeRole)}</summary>
      <form method="post" action="${to('role')}">
        <input type="hidden" name="id" value="${id}" />
        ${roleSelect(visit, role)}<button>${say(words.changeRole)}</button>
      </form>
    </details>
    ${lockedAt ? button(visit, id, 'unlock', words.unlock) : button(visit, id, 'lock', words.lock)}
    ${button(visit, id, 'password', words.resetPassword)}
    ${totpSince ? button(visit, id, 'factor', words.resetFactor) : ''}
  </div>`
}

function card(visit: ConsoleVisit, row: Row) {
  const { say, operator: me, mayAct } = visit
  const { id, account, role, lockedAt, totpSince, startPassword } = row
  return html`<article aria-label="${account}">
    <h3>${account} ${id === me.id ? html`<small>${say(words.you)}</small>` : ''}</h3>
    <ul>
      <li>${say(operatorRoles[role].text)}</li>
      ${lockedAt ? html`<li>${say(words.locked)}</li>` : ''}
      <li>${totpSince ? say(words.factorSince, { time: wireTime(totpSince) }) : say(words.noFactor)}</li>
      ${startPassword ? html`<li>${say(words.unused)}</li>` : ''}
    </ul>
    ${mayAct ? acts(visit, row) : ''}
  </article>`
}

function adding(visit: ConsoleVisit, refused: RefusedPost | undefined) {
  const { say, to } = visit
  const mine = refused?.post === 'add' ? refused : undefined
  return html`<details class="adding" ${mine ? 'open' : ''}>
    <summary>${say(words.add)}</summary>
    <form method="post" action="${to('add')}">
      <label
        >${say(words.account)}<input
          name="account"
          maxlength="20"
          autocomplete="off"
          value="${mine?.values.account ?? ''}"
          required
      /></label>
      ${roleSelect(visit, mine?.values.role ?? '')}<button class="main">${say(words.add)}</button>
    </form>
  </details>`
}

const passwordOnce = ({ say, to }: ConsoleVisit, account: string, password: string) => ({
  shows: html`<p role="status">${say(words.password, { account })}</p>
    <p><code>${password}</code></p>
    <p><a href="${to()}">${say(words.back)}</a></p>`,
})

const nameOf = async (id: string) => {
  const [row] = await db().select({ account: operator.account }).from(operator).where(eq(operator.id, id))
  return row?.account ?? ''
}

/** Console page for operators and their roles. */
export const page = {
  title: ['操作员', 'Operators'],
  permission: 'operators',
  done: {
    role: ['角色已变更', 'The role has been changed.'],
    locked: ['已锁定，其登录已全部结束', 'Locked. All their sessions have ended.'],
    unlocked: ['已解锁', 'Unlocked.'],
    factor: [
      '两步验证已重置，下次登录时重新启用',
      'The second factor has been reset. It is set up again at the next log-in.',
    ],
  },
  async show(visit, refused) {
    const rows = await db().select().from(operator).orderBy(asc(operator.createdAt), asc(operator.id))
    return html`${visit.mayAct ? adding(visit, refused) : ''} ${rows.map((row) => card(visit, row))}`
  },
  posts: {
    add: {
      async run(visit, { account = '', role = '' }) {
        const { passwordRounds } = visit.c.var.surroundings.config
        const password = await addOperator(visit.operator.id, account, roleOf(role), passwordRounds)
        return passwordOnce(visit, account, password)
      },
    },
    role: {
      async run({ operator: { id: by } }, { id = '', role = '' }) {
        await changeRole(by, id, roleOf(role))
        return { done: 'role' }
      },
    },
    lock: {
      async run({ operator: { id: by } }, { id = '' }) {
        await lockOut(by, id)
        return { done: 'locked' }
      },
    },
    unlock: {
      async run({ operator: { id: by } }, { id = '' }) {
        await unlock(by, id)
        return { done: 'unlocked' }
      },
    },
    password: {
      async run(visit, { id = '' }) {
        const { passwordRounds } = visit.c.var.surroundings.config
        const password = await resetPassword(visit.operator.id, id, passwordRounds)
        return passwordOnce(visit, await nameOf(id), password)
      },
    },
    factor: {
      async run({ operator: { id: by } }, { id = '' }) {
        await resetSecondFactor(by, id)
        return { done: 'factor' }
      },
    },
  },
} satisfies ConsolePage

import { html } from 'hono/html'
import type { Config } from '../../core/config/config'
import { formValues } from '../../core/operator/form-values'
import { Refusal } from '../../core/http/refusal'
import { callerAddress, type App, type AppContext } from '../../core/http/surroundings'
import { takeLimited } from './code-tries'
import { notIn, showEntrance } from './entrance'
import { recoveryList } from './entrance-pages'
import { isPasswordOf, operatorCalled } from './operator-accounts'
import { faultOf, statusOf } from './operator-answers'
import { auditOperator } from './operator-audit'
import { setCookie } from './operator-cookie'
import { addressFor, deskPath, languageOf, operatorPage, sayingIn } from './operator-page'
import { changePassword } from './operator-password'
import {
  endOperatorSession,
  entrantOf,
  openOperatorSession,
  type Entrant,
  type Lacking,
} from './operator-sessions'
import { enrol, takeCode, takeRecoveryCode } from './second-factor'

/** Routes of login, second factor and logout. */
export function entranceRoutes(app: App, config: Config) {
  const at = deskPath(config)
  const onward = (c: AppContext) => c.redirect(addressFor(config, languageOf(c)), 303)
  const wrong = (c: AppContext, key: 'wrong' | 'wrongCode' | 'locked') =>
    showEntrance(c, 401, sayingIn(languageOf(c))(key))
  const caller = (c: AppContext) => ({ address: callerAddress(c), rounds: config.passwordRounds })

  /** Shows a refusal above the form. */
  async function orRefusal(c: AppContext, answer: () => Promise<Response>) {
    try {
      return await answer()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return showEntrance(c, statusOf(error), faultOf(error, languageOf(c)))
    }
  }

  /** Registers the route of a login step. It requires that the previous steps are complete. */
  function step(
    path: string,
    lacking: Lacking,
    answer: (c: AppContext, entrant: Entrant) => Promise<Response>,
  ) {
    app.post(`${at}/login/${path}`, async (c) => {
      const entrant = await entrantOf(c)
      if (entrant?.lacking !== lacking) return notIn(c)
      return orRefusal(c, () => answer(c, entrant))
    })
  }

  const logIn = async (c: AppContext) => {
    const { account = '', password = '' } = await formValues(c.req.raw)
    const row = await operatorCalled(account)
    const correct = await isPasswordOf(row, { account, password }, caller(c))
    const reason = callerAddress(c)
    if (!row || !correct) {
      await auditOperator({ by: '', about: row?.id ?? '', action: 'wrongPassword', reason })
      return wrong(c, 'wrong')
    }
    if (row.lockedAt) {
      await auditOperator({ by: row.id, action: 'refusedAsLocked', reason })
      return wrong(c, 'locked')
    }
    await openOperatorSession(c, row.id)
    if (!row.totpSince) await auditOperator({ by: row.id, action: 'logIn', reason })
    return onward(c)
  }
  app.post(`${at}/login`, (c) => orRefusal(c, () => logIn(c)))

  step('code', 'code', async (c, { row }) => {
    const { code = '' } = await formValues(c.req.raw)
    const reason = callerAddress(c)
    // Recovery codes need no encryption key.
    const take = async () =>
      (await takeRecoveryCode(row.id, code)) || takeCode(row.id, code, config.secretKeys)
    if (!(await takeLimited(row.account, reason, take))) {
      await auditOperator({ by: row.id, action: 'wrongCode', reason })
      return wrong(c, 'wrongCode')
    }
    await openOperatorSession(c, row.id, true)
    await auditOperator({ by: row.id, action: 'logIn', reason })
    return onward(c)
  })

  step('enrolment', 'enrolment', async (c, { row }) => {
    const { code = '' } = await formValues(c.req.raw)
    const codes = await enrol(row.id, code, config.secretKeys)
    if (!codes) return wrong(c, 'wrongCode')
    await openOperatorSession(c, row.id, true)
    const language = languageOf(c)
    const list = recoveryList(language, codes, addressFor(config, language))
    return operatorPage(c, {
      language,
      body: html`<main class="login">
        <h2>${sayingIn(language)('recoveryCodes')}</h2>
        ${list}
      </main>`,
    })
  })

  step('password', 'password', async (c, entrant) => {
    const { password = '', again = '' } = await formValues(c.req.raw)
    await changePassword(entrant, { password, again }, caller(c))
    return onward(c)
  })

  app.post(`${at}/logout`, async (c) => {
    const entrant = await entrantOf(c)
    if (!entrant) return notIn(c)
    await endOperatorSession(c)
    setCookie(c, '')
    await auditOperator({ by: entrant.row.id, action: 'logOut', reason: callerAddress(c) })
    return onward(c)
  })
}

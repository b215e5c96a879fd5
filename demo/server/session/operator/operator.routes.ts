import type { Config } from '../../core/config/config'
import type { Operator } from '../../core/operator/console'
import { desks } from '../../core/operator/desk'
import { formValues } from '../../core/operator/form-values'
import { pick } from '../../../../src/core/language/messages'
import { mayUse } from '../../core/operator/operator-permission'
import { notPermitted, Refusal } from '../../core/http/refusal'
import type { App, AppContext } from '../../core/http/surroundings'
import { actAtDesk } from './act-at-desk'
import { consoleRoutes } from './console-routes'
import { deskFile } from './desk-file'
import { chosenOf, deskList, waitingAt } from './desk-list'
import type { RefusedWish } from './desk-row'
import { deskQuery, queryOf } from './desk-search'
import { isFromHere, notIn, showEntrance } from './entrance'
import { entranceRoutes } from './entrance-routes'
import { mayMoveTime, moveTime, steps } from './move-time'
import { faultOf, faultsOf, showInside, statusOf } from './operator-answers'
import { addressFor, deskPath, languageOf, sayingIn, type PageStatus } from './operator-page'
import { operatorOf } from './operator-sessions'
import { operatorWords } from './operator-words'

type DeskPage = {
  desk?: string
  done?: string
  fault?: string
  refused?: RefusedWish
  status?: PageStatus
}

async function showDesks(c: AppContext, operator: Operator, { desk, refused, ...rest }: DeskPage) {
  const language = languageOf(c)
  const { config } = c.var.surroundings
  const { role } = operator
  const waiting = await waitingAt(role)
  const chosen = chosenOf(waiting, desk)
  const query = deskQuery(chosen, c.req.query())
  return showInside(c, operator, {
    ...rest,
    here: { desk: chosen },
    waiting,
    title: desks.get(chosen)?.title ?? operatorWords.desks,
    body: deskList({ language, config, role, query, refused }),
  })
}

/** Describes the completed action or the new time. */
async function doneText(c: AppContext, operator: Operator, done: string): Promise<string | undefined> {
  const language = languageOf(c)
  const say = sayingIn(language)
  if (done === 'moved') return say('moved')
  const { desk: name = '', of: id = '' } = c.req.query()
  const desk = desks.get(name)
  const action = desk && Object.hasOwn(desk.actions, done) ? desk.actions[done] : undefined
  const { role } = operator
  if (!desk || !action || !mayUse(role, desk.permission, 'read')) return undefined
  const about = (await desk.namesOf([id])).get(id) ?? ''
  return say('done', { action: pick(action.label, language), about }).trimEnd()
}

type Inside = (c: AppContext, operator: Operator) => Promise<Response>

/** Registers the operator's pages: login, desks and actions. In a demo also advances the clock. */
export function routes(app: App, config: Config) {
  const at = deskPath(config)
  app.post(`${at}/*`, async (c, next) =>
    isFromHere(c) ? next() : showEntrance(c, 403, sayingIn(languageOf(c))('strange')),
  )
  consoleRoutes(app, config)
  entranceRoutes(app, config)

  /** Wraps a handler for logged-in operators. A refusal is shown on the page. */
  const inside = (answer: Inside) => async (c: AppContext) => {
    const operator = await operatorOf(c)
    if (!operator) return notIn(c)
    try {
      return await answer(c, operator)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return showDesks(c, operator, { fault: faultOf(error, languageOf(c)), status: statusOf(error) })
    }
  }
  const back = (c: AppContext, more?: Record<string, string>) =>
    c.redirect(addressFor(config, languageOf(c), '', more), 303)

  app.get(
    at,
    inside(async (c, operator) => {
      const { desk, done } = c.req.query()
      return showDesks(c, operator, {
        desk,
        done: done === undefined ? undefined : await doneText(c, operator, done),
      })
    }),
  )

  app.get(
    `${at}/file/:desk/:of/:id`,
    inside(async (c, operator) => {
      const { desk = '', of = '', id = '' } = c.req.param()
      return deskFile(desk, of, id, operator, config.bucket)
    }),
  )

  app.post(
    `${at}/act/:desk/:action/:id`,
    inside(async (c, operator) => {
      const { desk = '', action = '', id = '' } = c.req.param()
      const wish = { desk, action, id }
      const values = await formValues(c.req.raw)
      try {
        await actAtDesk(wish, values, operator)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const language = languageOf(c)
        const fault = faultOf(error, language)
        if (!desks.has(desk)) throw error
        const refused = { wish, values, fault, faults: faultsOf(error, language) }
        return showDesks(c, operator, { desk, refused, status: statusOf(error) })
      }
      return back(c, { ...queryOf(deskQuery(desk, c.req.query())), done: action, of: id })
    }),
  )

  if (!config.demo) return
  app.post(
    `${at}/clock`,
    inside(async (c, operator) => {
      if (!mayMoveTime(operator.role)) throw notPermitted()
      const { hours: wanted } = await formValues(c.req.raw)
      const hours = steps.find((step) => String(step) === wanted)
      if (hours !== undefined) await moveTime(hours, operator.id, c.var.surroundings)
      return back(c, { done: 'moved' })
    }),
  )
}

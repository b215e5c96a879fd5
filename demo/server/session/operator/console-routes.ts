import { html } from 'hono/html'
import type { Config } from '../../core/config/config'
import {
  consolePages,
  type ConsoleOutcome,
  type ConsolePage,
  type ConsolePost,
  type ConsoleVisit,
  type Operator,
  type RefusedPost,
} from '../../core/operator/console'
import { pick, type Text } from '../../../../src/core/language/messages'
import { formValues } from '../../core/operator/form-values'
import { mayUse } from '../../core/operator/operator-permission'
import { notFound, notPermitted, Refusal, tooLarge } from '../../core/http/refusal'
import type { App, AppContext } from '../../core/http/surroundings'
import { notIn } from './entrance'
import { faultOf, faultsOf, showInside, statusOf } from './operator-answers'
import { addressFor, deskPath, languageOf, linkAddress } from './operator-page'
import { operatorOf } from './operator-sessions'

/** Checks the declared length of a streamed body. */
function checkLength({ headers }: Request, most: number) {
  const length = headers.get('content-length')
  if (length === null || headers.has('transfer-encoding') || Number(length) > most) throw tooLarge()
}

const own = <T>(table: Readonly<Record<string, T>> = {}, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** Registers the routes of a console page: the page, its forms and its files. */
function consoleRoutesOf(app: App, config: Config, name: string, page: ConsolePage) {
  function visitOf(c: AppContext, operator: Operator): ConsoleVisit {
    const language = languageOf(c)
    return {
      c,
      operator,
      language,
      say: (text, values) => pick(text, language, values),
      to: (part = '', query) => addressFor(config, language, `/${name}${part && `/${part}`}`, query),
      link: (to) => linkAddress(config, language, to),
      mayAct: mayUse(operator.role, page.permission, 'act'),
    }
  }

  async function doneText({ c, say }: ConsoleVisit, done: Text) {
    const about = await page.subject?.(c.req.query())
    return about ? say(['{done}：{about}', '{done} {about}'], { done: say(done), about }) : say(done)
  }

  async function show(visit: ConsoleVisit, refused?: RefusedPost & { status: ReturnType<typeof statusOf> }) {
    const { c, operator } = visit
    const done = own(page.done, c.req.query('done') ?? '')
    return showInside(c, operator, {
      here: { page: name },
      title: page.title,
      status: refused?.status,
      done: done && !refused ? await doneText(visit, done) : undefined,
      fault: refused?.fault,
      // Awaited here, so that the caller handles a refusal by the page.
      body: await page.show(visit, refused),
    })
  }

  function answer(visit: ConsoleVisit, outcome: ConsoleOutcome) {
    const { c, operator, to } = visit
    if (outcome instanceof Response) return outcome
    if ('shows' in outcome)
      return showInside(c, operator, { here: { page: name }, title: page.title, body: outcome.shows })
    const { done, query } = outcome
    return c.redirect(to('', { ...query, ...(done !== undefined && { done }) }), 303)
  }

  /** Admits logged-in operators with the permission. Others see which permission is missing. */
  async function visiting(c: AppContext, inside: (visit: ConsoleVisit) => Promise<Response> | Response) {
    const operator = await operatorOf(c)
    if (!operator) return notIn(c)
    const visit = visitOf(c, operator)
    try {
      if (!mayUse(operator.role, page.permission, 'read')) throw notPermitted()
      return await inside(visit)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return showInside(c, operator, {
        here: { page: name },
        title: page.title,
        status: statusOf(error),
        fault: faultOf(error, visit.language),
        body: html``,
      })
    }
  }

  async function run(visit: ConsoleVisit, post: string, does: ConsolePost) {
    const { needs = 'act', fieldBytes, largest, run: act } = does
    const { c, operator, language } = visit
    if (!mayUse(operator.role, page.permission, needs)) throw notPermitted()
    let values: Record<string, string> = {}
    try {
      if (largest === undefined) values = await formValues(c.req.raw, fieldBytes)
      else checkLength(c.req.raw, largest)
      return await answer(visit, await act(visit, values))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return show(visit, {
        post,
        values,
        fault: faultOf(error, language),
        faults: faultsOf(error, language),
        status: statusOf(error),
      })
    }
  }

  const at = `${deskPath(config)}/${name}`
  app.get(at, (c) => visiting(c, (visit) => show(visit)))
  app.get(`${at}/:file`, (c) =>
    visiting(c, (visit) => {
      const file = own(page.files, c.req.param('file'))
      if (!file) throw notFound()
      return file(visit)
    }),
  )
  app.post(`${at}/:post`, (c) =>
    visiting(c, (visit) => {
      const name = c.req.param('post')
      const post = own(page.posts, name)
      if (!post) throw notFound()
      return run(visit, name, post)
    }),
  )
}

/** Registers all console pages. The origin of forms has been checked before. */
export function consoleRoutes(app: App, config: Config) {
  for (const [name, page] of consolePages) consoleRoutesOf(app, config, name, page)
}

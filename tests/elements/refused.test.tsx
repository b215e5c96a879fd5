import { expect } from 'chai'
import { commonAttributes, describe as describeElement } from '../../elements/description'
import { region } from '../../elements/runtime/element'
import ifElement from '../../elements/trade-if'
import { actions } from '../../src/core/host/actions'
import { defineRoutes } from '../../src/core/address/routes'
import { scopeOf } from '../../src/core/host/scope'
import { actionPermissions } from '../../src/session/permission/action-permissions'
import { permits } from '../../src/session/permission/permission.store'
import { Permitted } from '../../src/session/permission/permitted'
import { refusalOf } from '../../src/session/permission/permission'
import { sessionOf } from '../../src/session/sign-in/session.store'
import { kindNames, userKinds, type Person } from '../../src/session/permission/user-kind'
import { refusals, type Refusal } from '../../src/session/permission/refusal'
import { Refused } from '../../src/session/permission/refused'
import { routes } from '../../src/shell/routes'
import { answerCalls, until } from './shop-answers'

const person: Person = {
  accountKind: 'main',
  userType: 20,
  customerType: 'corporate',
  certState: 20,
  needReview: 20,
}
const user = {
  id: '1',
  loginAccount: 'demo',
  legalName: '王敏',
  nickName: '',
  avatar: '',
  level: 3,
  hasPayPassword: 10,
  priceMultiplier: '1',
  extendInfo: {},
  ...person,
}
let somebody = user
answerCalls({ getUserInfo: () => somebody })
localStorage.clear()
defineRoutes(routes)

const isAction = (name: string): name is keyof typeof actionPermissions =>
  Object.hasOwn(actionPermissions, name)
const isRefusal = (word: string): word is Refusal => Object.hasOwn(refusals, word)

type Props = { refusal?: string; form?: string }
const Stage = ({ refusal = '', form }: Props) =>
  isRefusal(refusal) && <Refused refusal={refusal} form={form === 'page' ? 'page' : 'line'} />
region(
  describeElement({
    tag: 'trade-refused-stage',
    summary: 'A stage for the part.',
    attributes: {
      ...commonAttributes,
      refusal: { type: 'string', about: 'Which.' },
      form: { type: 'string', about: 'How.' },
    },
  }),
  Stage,
).define()

const Control = ({ action = '' }: { action?: string }) =>
  isAction(action) && (
    <Permitted action={action}>
      <button type="button">{action}</button>
    </Permitted>
  )
region(
  describeElement({
    tag: 'trade-control-stage',
    summary: 'A control that has a row in the table.',
    attributes: { ...commonAttributes, action: { type: 'string', about: 'Which.' } },
  }),
  Control,
).define()

const kinds: Record<string, Partial<Person>> = {
  retail: { userType: 10, customerType: 'personal', certState: 0 },
  pending: { userType: 10, certState: 10 },
  dealer: {},
  sub: { accountKind: 'sub', needReview: 10 },
  channel: { accountKind: 'channel' },
  'uncertified sub': { accountKind: 'sub', certState: 0 },
  supplier: { userType: 10, certState: 0, extendInfo: { supplier: true } },
}

/** Puts an element with attributes on the page. */
function mountTag(tag: string, attributes: Record<string, string>): ShadowRoot {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  if (!element.shadowRoot) throw new Error(`${tag} has no shadow root`)
  return element.shadowRoot
}

const all = Object.keys(refusals).filter(isRefusal)

for (const refusal of all)
  for (const form of ['page', 'line'])
    it(`${refusal} as a ${form} shows a reason and a next step`, async () => {
      const root = mountTag('trade-refused-stage', { refusal, form })
      await until(() => root.textContent)
      expect(root.textContent).to.contain(refusals[refusal].reason[0])
      expect(root.textContent).to.contain(refusals[refusal].step[0])
    })

const action = (refusal: Refusal) => {
  const root = mountTag('trade-refused-stage', { refusal })
  return until(() => root.querySelector('.permission-refused')).then(() =>
    root.querySelector<HTMLElement>('[part~=action]'),
  )
}

it('a refusal links to the page of its next step, or opens the login', async () => {
  expect((await action('openMembership'))?.getAttribute('href')).to.equal('/register/settlement')
  expect(await action('askAdministrator')).to.equal(null)
  let opened = 0
  actions.openLogin = () => void (opened += 1)
  ;(await action('logIn'))?.click()
  expect(opened).to.equal(1)
})

for (const kind of ['visitor', ...Object.keys(kinds)])
  it(`${kind}: each control is enabled, or shows its refusal with a next step`, async () => {
    const scope = scopeOf(document.body)
    somebody = { ...user, ...kinds[kind] }
    scope.token.set(kind === 'visitor' ? '' : `token-of-${kind}`)
    const known = () => {
      const session = sessionOf(scope).$session.get()
      return session.state === 'visitor' ? kind === 'visitor' : session.user
    }
    await until(known)
    let logins = 0
    actions.openLogin = () => void (logins += 1)
    // Repeated messages are normally suppressed for a moment. Here each one counts.
    const lines: string[] = []
    const { brief, full } = scope.toasts
    scope.toasts.brief = (_, title) => void lines.push(title)
    scope.toasts.full = (_, title) => void lines.push(title)
    for (const action of Object.keys(actionPermissions).filter(isAction)) {
      const refusal = refusalOf(kind === 'visitor' ? undefined : somebody, actionPermissions[action])
      const root = mountTag('trade-control-stage', { action })
      await until(() => root.textContent)
      const reason = refusal ? refusals[refusal].reason[0] : action
      expect([action, root.textContent?.startsWith(reason)]).to.deep.equal([action, true])
      expect([action, root.querySelector('.permission-refused') !== null]).to.deep.equal([
        action,
        Boolean(refusal),
      ])
      if (refusal) expect(root.textContent).to.contain(refusals[refusal].step[0])

      const before = logins
      expect([action, permits(scope, action)]).to.deep.equal([action, !refusal])
      expect(logins - before).to.equal(refusal === 'logIn' ? 1 : 0)
      expect([action, lines.splice(0)]).to.deep.equal([action, refusal ? [reason] : []])
      root.host.remove()
    }
    Object.assign(scope.toasts, { brief, full })
    scope.token.set('')
    somebody = user
    delete actions.openLogin
  })

it('trade-if shows its content to exactly the kinds of users that it names', async () => {
  ifElement.define()
  const roots = kindNames.map((kind) => [kind, mountTag('trade-if', { session: kind })] as const)
  const shown = () => roots.filter(([, root]) => root.querySelector('slot')).map(([kind]) => kind)
  await until(() => shown().join() === 'visitor')
  const scope = scopeOf(document.body)
  scope.token.set('a-token')
  const expected = kindNames.filter((kind) => userKinds[kind]({ ...person, extendInfo: {} }))
  await until(() => shown().join() === expected.join())
})

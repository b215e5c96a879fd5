import { expect } from 'chai'
import { commonAttributes, describe as describeElement } from '../../elements/description'
import { region } from '../../elements/element'
import ifElement from '../../elements/trade-if'
import { actions } from '../../src/core/actions'
import { defineRoutes } from '../../src/core/routes'
import { scopeOf } from '../../src/core/scope'
import { kindNames, userKinds, type Person } from '../../src/session/permission/user-kind'
import { isRefusal, refusals, type Refusal } from '../../src/session/permission/refusal'
import { Refused } from '../../src/session/permission/refused'
import { routes } from '../../src/site/routes'
import { answerCalls, pause, until } from './shop-answers'

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
answerCalls({ getUserInfo: () => user })
localStorage.clear()
defineRoutes(routes)

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

/** An element with attributes, in the page. */
function place(tag: string, attributes: Record<string, string>): ShadowRoot {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  if (!element.shadowRoot) throw new Error(`${tag} has no shadow root`)
  return element.shadowRoot
}

const all = Object.keys(refusals).filter(isRefusal)

for (const refusal of all)
  for (const form of ['page', 'line'])
    it(`${refusal} as a ${form} says why and what to do about it`, async () => {
      const root = place('trade-refused-stage', { refusal, form })
      await until(() => root.textContent)
      expect(root.textContent).to.contain(refusals[refusal].reason[0])
      expect(root.textContent).to.contain(refusals[refusal].step[0])
    })

const action = (refusal: Refusal) => {
  const root = place('trade-refused-stage', { refusal })
  return until(() => root.querySelector('.refused')).then(() =>
    root.querySelector<HTMLElement>('[part~=action]'),
  )
}

it('leads to the page where it is done, if the shop has one, and asks for a login in place', async () => {
  expect((await action('openMembership'))?.getAttribute('href')).to.equal('/register/settlement')
  expect(await action('askAdministrator')).to.equal(null)
  let opened = 0
  actions.openLogin = () => void (opened += 1)
  ;(await action('logIn'))?.click()
  expect(opened).to.equal(1)
})

it('an element for some kinds of users shows itself to exactly those', async () => {
  ifElement.define()
  const shown = (kind: string) => {
    const root = place('trade-if', { session: kind })
    return pause(30).then(() => root.querySelector('slot') !== null)
  }
  for (const kind of kindNames) expect([kind, await shown(kind)]).to.deep.equal([kind, kind === 'visitor'])
  const scope = scopeOf(document.body)
  scope.token.set('a-token')
  await pause(200)
  for (const kind of kindNames)
    expect([kind, await shown(kind)]).to.deep.equal([kind, userKinds[kind]({ ...person, extendInfo: {} })])
})

import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { scopeOf } from '../../src/core/host/scope'
import { LoginForm } from '../../src/session/sign-in/login-form'
import { loginMemoryOf } from '../../src/session/sign-in/login-memory'
import { drawRegion } from './drawn-region'
import { until } from './until'

// The server renders the login without what the browser remembers.

const Login = () => <LoginForm />
const name = 'input[name=loginAccount]'

beforeEach(() => loginMemoryOf(scopeOf()).set({ account: 'demo', captcha: true }))
afterEach(() => {
  loginMemoryOf(scopeOf()).set({ account: '', captcha: false })
  document.body.replaceChildren()
})

const field = (node: HTMLElement) => {
  if (!(node instanceof HTMLInputElement)) throw new Error('no field')
  return node
}

describe('a rendered login', () => {
  it('shows the remembered account and the captcha after hydration', async () => {
    const { box, press, live, find } = drawRegion(Login)
    expect(field(find(name)).value).to.equal('')
    expect(box.querySelector('input[name=captcha]')).to.equal(null)
    await press('input[name=password]')
    await live()
    await until(() => field(find(name)).value === 'demo')
    expect(field(find('input[name=remember]')).checked).to.equal(true)
    expect(box.querySelector('input[name=captcha]')).not.to.equal(null)
  })

  it('keeps an account that was typed before hydration', async () => {
    const { press, live, find } = drawRegion(Login)
    const typed = field(find(name))
    await press(name)
    await sendKeys({ type: 'retail' })
    await live()
    await until(() => field(find('input[name=remember]')).checked)
    expect(field(find(name)).value).to.equal('retail')
    expect(find(name)).to.equal(typed)
  })
})

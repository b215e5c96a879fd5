import { scopeOf } from '../../src/core/host/scope'
import { theme } from './shop-answers'

type Body = Record<string, unknown>
type Answer = { code: number; message?: string; data?: unknown; errors?: { path: string; message: string }[] }

const user = {
  id: '1',
  loginAccount: 'new-one',
  legalName: '',
  nickName: '',
  avatar: '',
  userType: 10,
  customerType: 'personal',
  accountKind: 'main',
  level: 0,
  certState: 0,
  hasPayPassword: 20,
  needReview: 20,
  priceMultiplier: '1.0000',
  extendInfo: {},
}
const entered = { token: 'token', userType: 10, userId: '1', legalName: '' }
const department = (at: number) => ({
  id: `d${at}`,
  cateName: `部门${at}`,
  cateAlias: '',
  cateIcon: 'cog',
  childrenList: [],
})

/** Simulates the registration calls of the server, as a replacement for `fetch`. */
export function registerApi() {
  const calls: { path: string; search: URLSearchParams; body: Body }[] = []
  const state = {
    /** Custom responses by the end of the path. */
    instead: new Map<string, Answer>(),
    /** True if every login requires a captcha: 10 yes, 20 no. */
    needCaptcha: 20,
    userType: 10,
    accountKind: 'main',
    settlement: undefined as object | undefined,
    supplier: undefined as object | undefined,
    /** Promise that responses wait for. */
    gate: Promise.resolve(),
  }
  function answer(last: string): unknown {
    if (last === 'getCheckCode' || last === 'getEmailCode') return { countdown: 60 }
    if (last === 'register' || last === 'registerEmail' || last === 'loginByPhone') return entered
    if (last === 'forgetByPhone') return { loginAccount: 'retail' }
    if (last === 'need') return { needCaptcha: state.needCaptcha }
    if (last === 'getUserInfo') return { ...user, userType: state.userType, accountKind: state.accountKind }
    if (last === 'categoryTree') return [1, 2, 3].map(department)
    if (last === 'local') return '/bbb/file/77/%E6%89%A7%E7%85%A7.pdf'
    if (last === 'currency') return { symbol: '¥', digit: 2, ways: 10 }
    if (last === 'info') return theme
    if (last === 'registerState') {
      const { userType, settlement, supplier } = state
      return {
        userType,
        customerType: 'personal',
        ...(settlement && { settlement }),
        ...(supplier && { supplier }),
      }
    }
    const applied = { reviewState: 10, company: '临港机械', reason: '', appliedAt: '2026-11-21 10:00:00' }
    if (last === 'settlement') return ((state.settlement = applied), { reviewState: 10 })
    if (last === 'registerSupplier') return ((state.supplier = applied), { reviewState: 10 })
    return undefined
  }
  const real = globalThis.fetch
  globalThis.fetch = async (given, init = {}) => {
    const url = new URL(given instanceof Request ? given.url : given, location.href)
    if (!url.pathname.startsWith('/api/')) return real(given, init)
    const body: Body = typeof init.body === 'string' ? JSON.parse(init.body) : {}
    calls.push({ path: url.pathname, search: url.searchParams, body })
    const last = url.pathname.split('/').at(-1) ?? ''
    await state.gate
    if (url.pathname.includes('/network/site/')) return Response.json({ code: 200, data: '1001' })
    const instead = state.instead.get(last)
    if (instead) return Response.json({ data: null, message: '', ...instead })
    const data = answer(last)
    return Response.json(
      data === undefined ? { code: 404, message: '不存在' } : { code: 200, message: '', data },
    )
  }
  return {
    state,
    /** Returns the requests to a path in order. */
    sent: (last: string) => calls.filter(({ path }) => path.endsWith(`/${last}`)),
    close: () => void (globalThis.fetch = real),
  }
}

/** Returns messages outside the element. */
export const shownText = (element: HTMLElement) =>
  scopeOf(element)
    .toasts.$toasts.get()
    .map(({ title }) => title)

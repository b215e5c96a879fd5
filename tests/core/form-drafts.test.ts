import { beforeEach, describe, expect, test, vi } from 'vitest'
import { form } from '../../src/core/form/form'
import { draftName, draftsOf, isLong } from '../../src/core/form/form-drafts'
import { keptDrafts } from '../../src/core/store/kept-drafts'
import { storage } from '../../src/core/store/storage'
import { freshScope } from '../session/fresh-scope'

const { fields } = form('testForm', {
  company: { type: 'text', label: ['公司', 'Company'] },
  phone: { type: 'phone', label: ['电话', 'Phone'] },
  password: { type: 'password', label: ['密码', 'Password'] },
  payPassword: { type: 'payPassword', label: ['支付密码', 'Payment password'] },
  old: { type: 'secret', label: ['原密码', 'Old password'] },
  idCard: { type: 'idCard', label: ['身份证', 'ID card'] },
  code: { type: 'text', label: ['验证码', 'Code'], once: true },
  agreed: { type: 'agreement', label: ['协议', 'Terms'] },
  files: { type: 'files', label: ['文件', 'Files'] },
})
const name = draftName(fields)
const typed = {
  company: '临港精密',
  phone: '',
  password: 'secret-abc1234',
  payPassword: '135790',
  old: 'secret-old',
  idCard: '110101199003070134',
  code: '864200',
  agreed: true,
  files: ['/bbb/file/1/a.pdf'],
}

let drafts: ReturnType<typeof draftsOf>
let store: ReturnType<typeof keptDrafts>
let scope: ReturnType<typeof freshScope>
beforeEach(() => {
  vi.useRealTimers()
  scope = freshScope()
  drafts = draftsOf(scope)
  store = keptDrafts(scope)
  store.belongTo('10001')
})

describe('a draft', () => {
  test('contains typed values, and never secrets or one-time codes', () => {
    drafts.write(name, fields, typed)
    expect(drafts.read(name, fields)).toEqual({ company: '临港精密', files: ['/bbb/file/1/a.pdf'] })
    const all = storage.read(`trade:${scope.site}:drafts`) ?? ''
    expect(all).toContain('临港精密')
    for (const secret of ['secret', '135790', '110101199003070134', '864200'])
      expect([secret, all.includes(secret)]).toEqual([secret, false])
  })

  test('belongs to its owner: other buyers and visitors do not see it, and it is there for the owner later', () => {
    drafts.write(name, fields, typed)
    for (const other of ['10002', '', undefined]) {
      store.belongTo(other)
      expect(drafts.read(name, fields)).toBeUndefined()
    }
    drafts.write(name, fields, { company: 'nobody' })
    store.belongTo('10001')
    expect(drafts.read(name, fields)?.company).toBe('临港精密')
  })

  test('is deleted after submission, after emptying, and at logout', () => {
    for (const end of [
      () => drafts.clear(name),
      () => drafts.write(name, fields, { company: '', files: [] }),
      () => store.forget(),
    ]) {
      drafts.write(name, fields, typed)
      end()
      expect(drafts.read(name, fields)).toBeUndefined()
    }
  })

  test('expires after an hour for a visitor and after a week for a buyer', () => {
    const now = Date.now()
    for (const [owner, ms] of [
      ['', 3_600_000],
      ['10001', 7 * 24 * 3_600_000],
    ] as const) {
      vi.useFakeTimers({ now })
      store.belongTo(owner)
      drafts.write(name, fields, typed)
      vi.setSystemTime(now + ms - 1000)
      expect(drafts.read(name, fields)).toBeDefined()
      vi.setSystemTime(now + ms + 1000)
      expect(drafts.read(name, fields)).toBeUndefined()
    }
  })

  test('is separate per subject, and omits values that no longer fit their field', () => {
    drafts.write(draftName(fields, 'a'), fields, typed)
    expect(drafts.read(draftName(fields, 'b'), fields)).toBeUndefined()
    const other = form('testForm', { company: { type: 'files', label: ['公司', 'Company'] } }).fields
    expect(drafts.read(draftName(fields, 'a'), other)).toBeUndefined()
  })

  test('exists for long forms only', () => {
    expect(isLong(fields)).toBe(true)
    expect(isLong({ a: { type: 'text', label: ['甲', 'A'] } })).toBe(false)
  })
})

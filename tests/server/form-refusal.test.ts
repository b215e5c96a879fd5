import { expect, test } from 'vitest'
import { Refusal } from '../../demo/server/core/http/refusal'
import { validated } from '../../demo/server/core/http/validate'
import { form } from '../../src/core/form/form'

const company = form('testForm', {
  name: { type: 'text', label: ['公司名称', 'Company name'], required: true },
  creditCode: { type: 'creditCode', label: ['统一社会信用代码', 'Credit code'], required: true },
  password: { type: 'password', label: ['密码', 'Password'], min: 6, max: 20 },
})

function refusalOf(body: unknown) {
  try {
    return validated(company.shape, body, company.fields)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
const messageIn = (body: unknown, language: string) => {
  const refusal = refusalOf(body)
  return refusal instanceof Refusal ? refusal.body(language) : refusal
}

test('rejects an invalid request with the messages of the form', () => {
  const wrong = { name: ' ', creditCode: 'x', password: '12345' }
  expect(messageIn(wrong, 'zh-CN')).toMatchObject({
    code: 400,
    message: '请输入公司名称',
    errors: [
      { path: 'name', message: '请输入公司名称' },
      { path: 'creditCode', message: '信用代码格式错误' },
      { path: 'password', message: '密码须包含数字和字母，长度 6–20 位' },
    ],
  })
  expect(messageIn(wrong, 'en')).toMatchObject({
    message: 'Please enter company name.',
    errors: [
      { path: 'name' },
      { path: 'creditCode', message: 'Credit code format error.' },
      { path: 'password' },
    ],
  })
})

test('names a missing field by its label in the form', () => {
  expect(messageIn({ name: 'x' }, 'zh-CN')).toMatchObject({
    errors: [{ path: 'creditCode', message: '请输入统一社会信用代码' }],
  })
  expect(messageIn({ name: 'x' }, 'en')).toMatchObject({
    errors: [{ path: 'creditCode', message: 'Please enter credit code.' }],
  })
})

test('trims the fields of a valid request as the form does', () => {
  expect(messageIn({ name: ' 临港 ', creditCode: '91310000MA1FL0000X' }, 'zh-CN')).toEqual({
    name: '临港',
    creditCode: '91310000MA1FL0000X',
    password: undefined,
  })
})

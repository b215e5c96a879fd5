import { messages } from '../language/messages'

export const formMessages = messages('form', {
  enter: ['请输入{label}', 'Please enter {label}.'],
  select: ['请选择{label}', 'Please select {label}.'],
  attach: ['请上传{label}', 'Please upload {label}.'],
  uploading: ['文件上传中，请稍候', 'Files are still being uploaded.'],
  agree: ['请先同意{label}', 'Please agree to {label}.'],

  phone: ['手机号格式错误', 'Mobile number format error.'],
  landline: ['固定电话格式错误', 'Landline format error.'],
  email: ['邮箱格式错误', 'Email format error.'],
  idCard: ['身份证格式错误', 'ID card format error.'],
  bankCard: ['银行卡格式错误', 'Bank card format error.'],
  creditCode: ['信用代码格式错误', 'Credit code format error.'],
  password: [
    '密码须包含数字和字母，长度 {min}–{max} 位',
    'Must contain digits and letters, length {min}-{max}.',
  ],
  payPassword: ['支付密码为 6 位数字', 'Payment password must be 6 digits.'],
  userName: ['用户名为 1–20 个字符', 'User name must be 1–20 characters.'],
  decimals: ['最多保留 {n} 位小数', 'Up to {n} {n|decimal|decimals}.'],
  wrong: ['{label}格式错误', '{Label} format error.'],

  tooLong: ['{label}不能超过 {n} 个字符', '{Label}: at most {n} {n|character|characters}.'],
  tooShort: ['{label}不能少于 {n} 个字符', '{Label}: at least {n} {n|character|characters}.'],
  tooLarge: ['{label}不能大于 {n}', '{Label} must not be more than {n}.'],
  tooSmall: ['{label}不能小于 {n}', '{Label} must not be less than {n}.'],
  tooLate: ['{label}不能晚于 {n}', '{Label} must not be after {n}.'],
  tooEarly: ['{label}不能早于 {n}', '{Label} must not be before {n}.'],
  tooMany: ['{label}不能超过 {n} 项', '{Label}: at most {n} {n|item|items}.'],

  choose: ['请选择', 'Please select'],
  passwordHint: ['须包含数字和字母，长度 {min}–{max} 位', 'Digits and letters, length {min}-{max}.'],
  payPasswordHint: ['6 位数字', '6 digits.'],
  idCardDoubt: ['校验码不符，请核对身份证号', 'Check the number: its check digit is wrong.'],
  bankCardDoubt: ['卡号校验不符，请核对银行卡号', 'Check the number: its check digit is wrong.'],
})

export type FormText = keyof typeof formMessages

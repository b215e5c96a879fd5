/** Who is logged in, as the server says it: an enterprise buyer that is certified. */
export const demoUser = {
  id: '1',
  loginAccount: 'demo',
  legalName: '王敏',
  nickName: '',
  avatar: '',
  userType: 20,
  customerType: 'corporate',
  accountKind: 'main',
  level: 1,
  certState: 20,
  hasPayPassword: 10,
  needReview: 20,
  priceMultiplier: '1.0000',
  extendInfo: {},
}

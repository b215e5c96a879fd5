/** Logged-in user in the server's format: a certified enterprise buyer. */
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

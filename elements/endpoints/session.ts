export { forgetByPhone } from '../../src/session/password-reset/password-reset.contract'
export {
  register,
  registerEmail,
  registerState,
  applySettlement,
  registerSupplier,
  type Application,
} from '../../src/session/registration/registration.contract'
export { captchaPicture, captchaNeed } from '../../src/session/sign-in/captcha.contract'
export { signInByPhone } from '../../src/session/sign-in/phone-sign-in.contract'
export { signInAlias, signOutAlias } from '../../src/session/sign-in/sign-in-aliases.contract'
export { signIn, signOut, userInfo, type User } from '../../src/session/sign-in/sign-in.contract'
export {
  offeredChannels,
  thirdUrl,
  thirdToken,
  bindUser,
  bindPhone,
  thirdBindings,
  unbindThird,
} from '../../src/session/third-party/third-party.contract'
export { getCheckCode, getEmailCode, getPhoneCheck } from '../../src/session/verify-code/verify-code.contract'

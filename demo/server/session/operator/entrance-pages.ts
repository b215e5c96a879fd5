import { html, raw } from 'hono/html'
import { renderSVG } from 'uqr'
import type { Locale } from '../../../../src/core/language/locale'
import type { Config } from '../../core/config/config'
import { addressFor, sayingIn } from './operator-page'

export type EntranceView = { language: Locale; config: Config; fault?: string }

const alertOf = (fault: string | undefined) => (fault === undefined ? '' : html`<p role="alert">${fault}</p>`)

export function loginForm({ language, config, fault }: EntranceView) {
  const say = sayingIn(language)
  return html`<main class="login">
    <p>${say(config.demo ? 'aboutDemo' : 'about')}</p>
    ${alertOf(fault)}
    <form method="post" action="${addressFor(config, language, '/login')}">
      <label>${say('account')}<input name="account" autocomplete="username" required /></label>
      <label
        >${say('password')}<input name="password" type="password" autocomplete="current-password" required
      /></label>
      <button class="main">${say('logIn')}</button>
    </form>
  </main>`
}

const codeInput = (label: string) =>
  html`<label
    >${label}<input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="30" required
  /></label>`

/** Renders the form for the second factor. */
export function codeForm({ language, config, fault }: EntranceView) {
  const say = sayingIn(language)
  return html`<main class="login">
    <h2>${say('secondFactor')}</h2>
    <p>${say('aboutCode')}</p>
    ${alertOf(fault)}
    <form method="post" action="${addressFor(config, language, '/login/code')}">
      <label
        >${say('code')}<input name="code" autocomplete="one-time-code" maxlength="30" autofocus required
      /></label>
      <button class="main">${say('logIn')}</button>
    </form>
  </main>`
}

/** Renders a QR code, always dark on light, because many readers do not support inverted codes. */
const qrCode = (content: string, label: string) =>
  html`<div class="qr" role="img" aria-label="${label}">
    ${raw(renderSVG(content, { ecc: 'M', border: 2 }))}
  </div>`

type Enrolment = {
  secret: string
  /** Content of the QR code for an authenticator app. */
  totp: string
  /** URL that receives the first code. */
  action: string
}

export function enrolment(language: Locale, { secret, totp, action }: Enrolment) {
  const say = sayingIn(language)
  return html`<p>${say('aboutEnrolment')}</p>
    ${qrCode(totp, say('qrCode'))}
    <p>${say('byHand')} <code>${secret.replace(/(.{4})(?=.)/g, '$1 ')}</code></p>
    <form method="post" action="${action}">
      ${codeInput(say('firstCode'))}
      <button class="main">${say('setUp')}</button>
    </form>`
}

/** Renders the recovery codes, which are shown only once. */
export function recoveryList(language: Locale, codes: readonly string[], onward: string) {
  const say = sayingIn(language)
  return html`<p role="status">${say('keepCodes')}</p>
    <ol class="codes">
      ${codes.map((code) => html`<li><code>${code}</code></li>`)}
    </ol>
    <p><a href="${onward}">${say('onward')}</a></p>`
}

/** Renders the form that replaces an initial password. */
export function newPasswordForm({ language, config, fault }: EntranceView) {
  const say = sayingIn(language)
  return html`<main class="login">
    <h2>${say('newPassword')}</h2>
    <p>${say('aboutNewPassword')}</p>
    ${alertOf(fault)}
    <form method="post" action="${addressFor(config, language, '/login/password')}">
      ${newPasswordInputs(language)}
      <button class="main">${say('save')}</button>
    </form>
  </main>`
}

export function newPasswordInputs(language: Locale) {
  const say = sayingIn(language)
  return html`<label
      >${say('newPassword')}<input name="password" type="password" autocomplete="new-password" required
    /></label>
    <label
      >${say('passwordAgain')}<input name="again" type="password" autocomplete="new-password" required
    /></label>`
}

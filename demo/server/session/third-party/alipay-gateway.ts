import * as z from 'zod/mini'
import { wireTime } from '../../core/time/business-time'
import type { Ask } from './provider'
import { isSigned, privateKey, publicKey, sign, signedText } from './rsa2'

type App = {
  appId: string
  /** Private key of the app, PKCS#8. */
  privatePem: string
  /** Public key of Alipay, SPKI. */
  publicPem: string
  gateway: string
}

const envelope = z.record(z.string(), z.unknown())

/** Returns the raw text of a member of a JSON object, because the signature covers exactly these characters. */
function memberText(json: string, name: string): string {
  const from = json.indexOf(`"${name}":`) + name.length + 3
  const end = json.lastIndexOf(',"sign"')
  return json.slice(from, end > from ? end : json.lastIndexOf('}'))
}

/** Returns the parameters of a call, signed by the app. */
export async function alipayParams(
  { appId, privatePem }: Pick<App, 'appId' | 'privatePem'>,
  method: string,
  own: Record<string, string>,
  now: () => Date,
): Promise<Record<string, string>> {
  const params: Record<string, string> = {
    app_id: appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: wireTime(now()),
    version: '1.0',
    ...own,
  }
  return { ...params, sign: await sign(await privateKey(privatePem), signedText(params)) }
}

/** Calls Alipay's gateway. Requests and responses are signed with RSA2. */
export const alipayCall =
  (app: App, ask: Ask, now: () => Date) =>
  async <T>(method: string, own: Record<string, string>, shape: z.ZodMiniType<T>): Promise<T> => {
    const params = await alipayParams(app, method, own, now)
    const answer = await ask(new Request(app.gateway, { method: 'POST', body: new URLSearchParams(params) }))
    const text = await answer.text()
    const name = `${method.replaceAll('.', '_')}_response`
    const { sign: signature } = envelope.parse(JSON.parse(text))
    const member = memberText(text, name)
    const signed =
      typeof signature === 'string' && (await isSigned(await publicKey(app.publicPem), member, signature))
    if (!signed) throw new Error(`Alipay's answer to ${method} bears no signature of Alipay`)
    // Parses the signed text itself, so that a duplicate member of that name cannot replace it.
    return shape.parse(JSON.parse(member))
  }

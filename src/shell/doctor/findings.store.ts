import { isCallError } from '../../core/api/call-error'
import { copies } from '../../core/host/copies'
import { complaints, unknownTags } from '../../core/host/complaints'
import { misfits } from '../../core/api/misfits'
import { routeNames } from '../../core/address/routes'
import type { Scope } from '../../core/host/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { pageElements, pageScopes, type FoundElement } from './page-elements'

/** A fault of the page, or a hint. `key` selects its message. */
export type Finding = {
  key: FindingKey
  fault: boolean
  values: Record<string, string>
}
type FindingKey =
  | 'noElements'
  | 'undefined'
  | 'twoVersions'
  | 'noCookies'
  | 'corsRefused'
  | 'notReached'
  | 'notOurs'
  | 'unknownSite'
  | 'unmapped'
  | 'misfit'
  | 'notFound'
  | 'csp'
  | 'complaint'
  | 'noSuchPart'
  | 'knownSites'

const fault = (key: FindingKey, values: Record<string, string> = {}): Finding => ({
  key,
  fault: true,
  values,
})
const hint = (key: FindingKey, values: Record<string, string> = {}): Finding => ({
  key,
  fault: false,
  values,
})

function elements(): Finding[] {
  const found = pageElements()
  const undefinedTags = new Set(
    found.flatMap(({ tag, defined }) => (defined || unknownTags.has(tag) ? [] : [tag])),
  )
  return [
    ...(found.length ? [] : [hint('noElements')]),
    ...[...undefinedTags].map((tag) => fault('undefined', { tag })),
    ...[...complaints].map((what) => fault('complaint', { what })),
    ...found.flatMap(hiding),
  ]
}

/** Names for `hide` that are not parts but omit optional content. */
const leftOut = new Set(
  'breadcrumb index similar hot offer cart home orders account often messages notices help language theme'.split(
    ' ',
  ),
)

/** Reports names in `hide` that do not exist. */
function hiding({ tag, element }: FoundElement): Finding[] {
  const words = (element.getAttribute('hide') ?? '').split(/\s+/).filter(Boolean)
  const isPart = (word: string) =>
    leftOut.has(word) ||
    element.shadowRoot?.querySelector(`[part~="${CSS.escape(word)}"],[data-field="${CSS.escape(word)}"]`)
  return words.flatMap((word) => (isPart(word) ? [] : [hint('noSuchPart', { tag, word })]))
}

const versions = (): Finding[] => {
  const versionsHere = new Set(copies.map(({ version }) => version))
  if (versionsHere.size < 2) return []
  return [
    fault('twoVersions', {
      copies: copies.map(({ version, url }) => `${version} ${url}`).join(' · '),
    }),
  ]
}

function cookies(): Finding[] {
  const name = 'trade-doctor'
  try {
    document.cookie = `${name}=1; SameSite=Lax; Max-Age=60`
    if (document.cookie.includes(`${name}=1`)) {
      document.cookie = `${name}=; Max-Age=0`
      return []
    }
  } catch {
    // A sandboxed frame refuses them with an exception.
  }
  return [fault('noCookies')]
}

/** Checks whether an address responds. @param mode `no-cors` checks for a response without the right to read it */
const answers = (api: string, mode: RequestMode) =>
  fetch(api, { mode, cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** Returns the keys of a demo's sites, which only a demo lists. */
async function knownSites(api: string): Promise<Finding[]> {
  try {
    const answer = await fetch(`${api}/demo/sites`, { cache: 'no-store' })
    const { data }: { data?: unknown } = await answer.json()
    return Array.isArray(data) ? [hint('knownSites', { keys: data.join(', ') })] : []
  } catch {
    return []
  }
}

async function connection(scope: Scope): Promise<Finding[]> {
  const { api } = scope.settings
  try {
    await siteOf(scope).id()
    return []
  } catch (error) {
    if (isCallError(error) && error.kind === 'business')
      return [
        fault('unknownSite', {
          api,
          site: scope.site,
          code: String(error.code),
        }),
        ...(await knownSites(api)),
      ]
    const code = isCallError(error) ? String(error.code) : ''
    const readable = (isCallError(error) && error.kind !== 'network') || (await answers(api, 'cors'))
    if (readable) return [fault('notOurs', { api, code })]
    const reached = await answers(api, 'no-cors')
    return [
      fault(reached ? 'corsRefused' : 'notReached', {
        api,
        origin: location.origin,
      }),
    ]
  }
}

function routes(scope: Scope): Finding[] {
  if (!scope.settings.routes) return []
  const unmapped = routeNames().filter((name) => !scope.href.mapped(name))
  return unmapped.length
    ? [
        hint('unmapped', {
          names: unmapped.join(', '),
          api: scope.settings.api,
        }),
      ]
    : []
}

/** Returns the responses that break their contract, as from an older back end; a 404 is only a hint. */
const answered = (): Finding[] =>
  [...misfits].map(([call, where]) =>
    where === 404 ? hint('notFound', { call }) : fault('misfit', { call, ...where }),
  )

/** Checks the whole page. */
export async function examine(): Promise<Finding[]> {
  const scopes = pageScopes()
  const connections = await Promise.all(scopes.map(connection))
  return [
    ...elements(),
    ...versions(),
    ...cookies(),
    ...connections.flat(),
    ...answered(),
    ...scopes.flatMap(routes),
  ]
}

import { safeUrl } from '../../core/safe-url'
import { yes } from '../../core/shapes'

/** any: the chat page, else instant messages · chat or message: only that */
export const serviceChannels = ['any', 'chat', 'message'] as const
export type ServiceChannel = (typeof serviceChannels)[number]

type Service = { state: number; chatUrl?: string | undefined; imLink?: string | undefined }

/**
 * Where a site's customer service is reached: its chat page, which is told the brand site; instant messages only
 * while the platform's service is on.
 * @param base what addresses of the site's data are relative to
 * @returns empty: nowhere
 */
export function serviceAddress(
  { state, chatUrl = '', imLink = '' }: Service,
  brandSiteId: string,
  base: string,
  channel: ServiceChannel = 'any',
): string {
  const chat = channel !== 'message' && chatUrl ? safeUrl(chatUrl, 'page', base) : ''
  if (chat) {
    const page = new URL(chat)
    page.searchParams.set('brandSiteId', brandSiteId)
    return page.href
  }
  return channel !== 'chat' && state === yes && imLink ? safeUrl(imLink, 'page', base) : ''
}

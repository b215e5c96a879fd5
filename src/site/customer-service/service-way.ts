import { safeUrl } from '../../core/address/safe-url'
import { yes } from '../../core/api/shapes'

/** Channels. `any`: the chat page, otherwise instant messaging. `chat` and `message`: only that channel. */
export const serviceChannels = ['any', 'chat', 'message'] as const
export type ServiceChannel = (typeof serviceChannels)[number]

type Service = { state: number; chatUrl?: string | undefined; imLink?: string | undefined }

/**
 * Returns the URL of the site's customer service. The chat page receives the brand site's id. Instant messaging is only
 * available while the platform's service is on.
 * @param base base URL for relative URLs in the site's data
 * @returns empty if no channel is available
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

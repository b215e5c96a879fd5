import { messages } from '../../core/language/messages'

export const brandSiteMessages = messages('brandSite', {
  actedThere: ['请到 {site} 办理', 'Handle this at {site}.'],
})

export { articleList, type Article } from '../../src/site/articles/announcements.contract'
export {
  helpTree,
  helpArticle,
  newsPage,
  newsArticle,
  announcementPage,
  announcementArticle,
  type ListedArticle,
  type ArticleDetail,
} from '../../src/site/articles/articles.contract'
export { findSite, currencySettings } from '../../src/site/brand-site/brand-site.contract'
export { salespersonSetting } from '../../src/site/brand-site/salesperson.contract'
export { seo } from '../../src/site/brand-site/seo.contract'
export { siteOption } from '../../src/site/brand-site/site-option.contract'
export {
  serviceTopics,
  leaveMessage,
  type ServiceTopic,
} from '../../src/site/customer-service/customer-service.contract'
export { siteCustomerService } from '../../src/site/customer-service/site-customer-service.contract'
export { sysDict } from '../../src/site/dictionaries/dictionaries.contract'
export { uploadFile, keptFile, fileTicket, ticketedFile } from '../../src/site/files/files.contract'
export { listParam } from '../../src/site/params/params.contract'
export { themePage } from '../../src/site/theme/theme.contract'

type StoredItem = { where: 'localStorage' | 'sessionStorage' | 'cookie'; about: string }

/**
 * Everything the kit stores in the buyer's browser, for consent tools. Keys are as written; `<site>` is the id of the
 * brand site. Nothing is sent to anyone except the token, to the API.
 */
export const keptData: Record<string, StoredItem> = {
  PC_TOKEN: { where: 'cookie', about: 'The session, 7 days; of a further site on one page PC_TOKEN_<site>.' },
  'trade-theme': {
    where: 'cookie',
    about: 'In the shop alone: light or dark, for the server that draws its pages, a year.',
  },
  'trade-language': {
    where: 'cookie',
    about: 'In the shop alone: the chosen language, for the server that draws its pages, a year.',
  },
  'trade:all:session-changed': { where: 'localStorage', about: 'Tells other tabs of a login or logout.' },
  'trade:all:session-site': { where: 'localStorage', about: 'The brand site that the session belongs to.' },
  'trade:all:abilities': {
    where: 'localStorage',
    about: 'Which APIs render elements on their server or lack the start call, by address, for a day.',
  },
  'trade:all:third-party': { where: 'sessionStorage', about: 'A login at a third party that is under way.' },
  'trade:<site>:login': { where: 'localStorage', about: 'The account’s name, when the buyer wants it kept.' },
  'trade:<site>:guest-cart': { where: 'localStorage', about: 'A visitor’s cart until the login.' },
  'trade:<site>:cart-lines': {
    where: 'localStorage',
    about: 'How many lines the cart had at the last visit, for its space while it loads.',
  },
  'trade:<site>:cart-changed': { where: 'localStorage', about: 'Tells other tabs that the cart changed.' },
  'trade:<site>:brand-site': {
    where: 'localStorage',
    about: 'Which brand site this is and which features its back end has, so that both are known at once.',
  },
  'trade:<site>:theme': { where: 'localStorage', about: 'Light or dark, when the buyer chose.' },
  'trade:<site>:language': { where: 'localStorage', about: 'The language, when the buyer chose.' },
  'trade:<site>:appearance-of': {
    where: 'localStorage',
    about: 'Which language and theme were taken over from the account.',
  },
  'trade:<site>:desktop': { where: 'localStorage', about: 'That a phone wants the desktop’s shop.' },
  'trade:<site>:search-history': { where: 'localStorage', about: 'What was searched for last.' },
  'trade:<site>:list-look': {
    where: 'localStorage',
    about: 'Cards or table, and how many goods a page of a list shows.',
  },
  'trade:<site>:compare': { where: 'localStorage', about: 'Goods put beside each other.' },
  'trade:<site>:deliver-to': { where: 'localStorage', about: 'Region or address of the arrival dates.' },
  'trade:<site>:quick-order': { where: 'localStorage', about: 'Rows of a quick order that was not sent.' },
  'trade:<site>:quick-order-columns': { where: 'localStorage', about: 'Columns of the buyer’s last sheet.' },
  'trade:<site>:offer-draft': { where: 'localStorage', about: 'A request for quotation that was not sent.' },
  'trade:<site>:enquiry-draft': { where: 'localStorage', about: 'An inquiry that was not sent.' },
  'trade:<site>:user-menu': {
    where: 'localStorage',
    about: 'Groups of the user centre’s menu that were folded, and rare pages that an account has been to.',
  },
  'trade:<site>:drafts': {
    where: 'localStorage',
    about: 'What was typed into long forms, for 7 days at most.',
  },
}

import { stampOf } from '../../core/documents/row-stamp'
import { changeLists, listLabels, listsOf } from './site-lists'
import { sitePage } from './site-page'

/** Console page for the navigation of the brand sites. */
export const page = sitePage({
  title: ['导航', 'Navigation'],
  permission: 'site',
  about: [
    '每行一项：“名称 | 地址 | 英文名称”，英文可省略。热搜词可不填地址，点击即搜索。帮助栏先写一行“# 栏目 | 英文名称”，其下为栏目内的链接。修改后一分钟内生效。',
    'A line an entry: “name | address | name in English”, of which the last may be left out. Hot words without an address are searched for. A column of help begins with “# name | name in English”; its links follow. Changes are seen within a minute.',
  ],
  labels: listLabels,
  more: { tabs: { kind: 'textarea' }, hotWords: { kind: 'textarea' }, helpColumns: { kind: 'textarea' } },
  fill: async (site) => ({ values: await listsOf(site), stamp: stampOf(site) }),
  save: changeLists,
})

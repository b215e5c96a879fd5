import { messages } from '../../core/language/messages'

export const doctorMessages = messages('doctor', {
  title: ['嵌入诊断', 'Embedding doctor'],
  close: ['关闭', 'Close'],
  copy: ['复制报告', 'Copy report'],
  copied: ['已复制', 'Copied'],
  examine: ['重新检查', 'Examine again'],
  examining: ['正在检查…', 'Examining …'],
  findings: ['发现的问题', 'Findings'],
  fine: ['没有发现问题。', 'Nothing was found.'],
  fault: ['错误', 'Fault'],
  hint: ['提示', 'Hint'],
  elements: ['页面上的元素（{n}）', 'Elements on the page ({n})'],
  loading: ['代码未加载', 'code not loaded'],
  tape: ['事件', 'Events'],
  noEvents: ['打开诊断后还没有事件。', 'No event since the doctor was opened.'],
  element: ['元素属性', 'element'],
  site: ['trade-site', 'trade-site'],
  script: ['script 标签', 'script tag'],
  config: ['tradefrontConfig', 'tradefrontConfig'],
  default: ['默认', 'default'],
  noElements: ['页面上没有 trade-* 元素。', 'There is no trade-* element on the page.'],
  undefined: [
    '<{tag}> 的代码没有加载：请检查脚本地址、网络与内容安全策略。',
    'The code of <{tag}> was not loaded: look at the script’s address, the network and the content security policy.',
  ],
  twoVersions: [
    '页面加载了多个版本，只有第一个生效：{copies}',
    'The page loaded several versions; only the first one works: {copies}',
  ],
  noCookies: [
    '浏览器不保存 Cookie：登录只在本页有效。',
    'The browser keeps no cookies: a login lasts for this page only.',
  ],
  corsRefused: [
    '{api} 有应答，但不允许 {origin} 读取：请把该来源加入后端的 ALLOWED_ORIGINS（CORS）。',
    '{api} answers, but does not let {origin} read: add this origin to ALLOWED_ORIGINS of the back end (CORS).',
  ],
  notReached: [
    '{api} 无法访问：请检查 data-api 与网络。',
    '{api} cannot be reached: look at data-api and the network.',
  ],
  notOurs: [
    '{api} 的应答不符合约定（{code}）：请检查 data-api 的路径，通常以 /api 结尾。',
    '{api} does not answer as agreed ({code}): look at the path in data-api, which usually ends in /api.',
  ],
  unknownSite: [
    '{api} 不认识品牌站点“{site}”（{code}）：请检查 data-site。',
    '{api} knows no brand site “{site}” ({code}): look at data-site.',
  ],
  unmapped: [
    '这些路由没有映射，链接会打开商城（{api}）：{names}',
    'These routes are not mapped; their links open the storefront ({api}): {names}',
  ],
  misfit: [
    '{call} 的应答与约定不符，位置“{where}”（{what}）：后端可能是旧版本。',
    '{call} does not answer as agreed, at “{where}” ({what}): the back end may be older than the kit.',
  ],
  notFound: [
    '{call} 返回 404：后端没有这个接口，或者没有所要的内容。',
    '{call} answered 404: the back end lacks it, or has no such thing.',
  ],
  complaint: ['{what}', '{what}'],
  noSuchPart: [
    '<{tag}> 的 hide 中没有名为“{word}”的部分，或当前未显示。',
    '<{tag}> has no part “{word}” to hide, or does not show it now.',
  ],
  knownSites: ['演示商城的站点：{keys}', 'The demo knows these sites: {keys}'],
  csp: [
    '内容安全策略阻止了 {what}：请把它加入 {directive}。',
    'The content security policy blocked {what}: add it to {directive}.',
  ],
})

import { html } from 'hono/html'
import type { Text } from '../../../../src/core/language/messages'
import type { ConsoleVisit, RefusedPost } from '../../core/operator/console'
import { buyerPage } from '../../core/operator/buyer-page'
import { choiceOption } from '../../core/operator/console-fields'
import { hiddenFields } from '../../core/operator/hidden-fields'
import { previewPrefix } from '../../core/operator/preview'
import { stampOf } from '../../core/documents/row-stamp'
import { siteAddress } from '../brand-site/site-address'
import { kindTexts } from './block-words'
import { editable, kindCalled } from './block-kinds'
import { addForm, factsForm } from './page-forms'
import { pageCalled, type ListedPage, type OpenedPage } from './theme-pages'
import type { Block } from './theme.table'

const words = {
  about: [
    '页面由上到下的板块。修改先存为草稿，可预览；发布后一分钟内生效。',
    'The blocks of a page from top to bottom. Changes are kept as a draft, which can be previewed; what is published is seen within a minute.',
  ],
  page: ['页面', 'Page'],
  open: ['打开', 'Open'],
  block: ['板块', 'Block'],
  holds: ['内容', 'Holds'],
  order: ['顺序', 'Order'],
  up: ['上移：{name}', 'Move up: {name}'],
  down: ['下移：{name}', 'Move down: {name}'],
  elsewhere: ['由其他系统写入', 'Written elsewhere'],
  move: ['移动：{name}', 'Move: {name}'],
  seen: ['查看买家所见页面', 'See it as buyers do'],
  preview: ['预览', 'Preview'],
  hasDraft: [
    '有未发布的修改，买家看到的仍是上一版。',
    'There are changes that are not published. Buyers see the page as it was.',
  ],
  isDraft: ['该页面尚未发布，买家不可见。', 'This page is not published. Buyers do not see it.'],
  publish: ['发布修改', 'Publish the changes'],
  discard: ['放弃修改', 'Discard the changes'],
  kind: ['新板块', 'A new block'],
  add: ['新增', 'Add'],
} as const satisfies Record<string, Text>

const isText = (text: string) => /\p{L}/u.test(text) && !/^[\w/:.#-]+$/.test(text)

/** Returns the first text of a block, preferably a title, to distinguish it from others of its kind. */
function firstWords(props: unknown): string {
  if (typeof props === 'string') return isText(props) ? props : ''
  if (typeof props !== 'object' || props === null) return ''
  const { title, text, label, link: _, more: __, ...others }: Record<string, unknown> = { ...props }
  return [title, text, label, ...Object.values(others)].map(firstWords).find(Boolean) ?? ''
}

function row({ say, to, mayAct }: ConsoleVisit, { page }: OpenedPage, block: Block, at: number) {
  const kind = kindCalled(block.type, say)
  const name = `${at + 1} ${kind}`
  const isLast = at === page.blocks.length - 1
  const called = editable(block)
    ? html`<a href="${to('', { page: page.id, at: String(at) })}">${kind}</a>`
    : html`${kind} <small>${say(words.elsewhere)}</small>`
  const button = (by: -1 | 1, sign: string, text: Text, off: boolean) =>
    html`<button name="by" value="${by}" aria-label="${say(text, { name })}" ${off ? 'disabled' : ''}>
      ${sign}
    </button>`
  return html`<tr>
    <td>${at + 1}</td>
    <td>${called}</td>
    <td>${firstWords(block.props)}</td>
    ${
      mayAct
        ? html`<td>
            <form class="acts" method="post" action="${to('move')}">
              ${hiddenFields({ page: page.id, stamp: stampOf(page), at: String(at) })}
              ${button(-1, '↑', words.up, at === 0)} ${button(1, '↓', words.down, isLast)}
              <select name="to" aria-label="${say(words.move, { name })}">
                ${page.blocks.map((_, place) => choiceOption(String(place), String(place + 1), String(at)))}
              </select>
              <button name="by" value="to" aria-label="${say(words.move, { name })}">↕</button>
            </form>
          </td>`
        : ''
    }
  </tr>`
}

/** Renders the draft state: page link, whether buyers see the blocks, and the publish action. */
function draftPart(visit: ConsoleVisit, { page, site }: OpenedPage) {
  const { say, to, mayAct } = visit
  const seen = page.type === 'home' ? buyerPage('home') : buyerPage('customPage', { pageId: page.pageKey })
  const preview = buyerPage('customPage', { pageId: previewPrefix + page.previewKey })
  const link = (path: string, text: Text) =>
    html`<a href="${siteAddress(visit, site, path)}">${say(text)}</a>`
  const hidden = hiddenFields({ page: page.id, stamp: stampOf(page) })
  const button = (post: string, text: Text, kind: string) =>
    html`<form method="post" action="${to(post)}">
      ${hidden}<button class="${kind}">${say(text)}</button>
    </form>`
  return html`${page.draft ? html`<p class="warning">${say(words.hasDraft)}</p>` : ''}
    ${page.publishedAt ? '' : html`<p class="warning">${say(words.isDraft)}</p>`}
    <div class="acts">
      ${page.draft && mayAct ? html`${button('publish', words.publish, 'main')} ${button('discard', words.discard, '')}` : ''}
      ${page.draft || !page.publishedAt ? link(preview, words.preview) : ''}
      ${page.publishedAt ? link(seen, words.seen) : ''}
    </div>`
}

/** Returns the sites of the pages. Every site has a home page, which includes its frame. */
const sitesOf = (pages: readonly ListedPage[]) =>
  pages.flatMap(({ page, site }) => (page.type === 'home' ? [site] : []))

/** Renders the blocks of a page and the links to other pages. */
export async function blockList(
  visit: ConsoleVisit,
  pages: readonly ListedPage[],
  opened: OpenedPage,
  refused?: RefusedPost,
) {
  const { say, to, mayAct, language } = visit
  const { page } = opened
  return html`<p>${say(words.about)}</p>
    <form class="filter" method="get" action="${to()}">
      ${hiddenFields({ lang: language })}
      <label
        >${say(words.page)}
        <select name="page">
          ${pages.map((one) => choiceOption(one.page.id, pageCalled(one, say), page.id))}
        </select></label
      >
      <button>${say(words.open)}</button>
    </form>
    <h3>${pageCalled(opened, say)}</h3>
    ${draftPart(visit, opened)} ${page.type === 'custom' ? await factsForm(visit, page, refused) : ''}
    <div class="scrolled" tabindex="0" role="region" aria-label="${pageCalled(opened, say)}">
      <table>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">${say(words.block)}</th>
            <th scope="col">${say(words.holds)}</th>
            ${mayAct ? html`<th scope="col">${say(words.order)}</th>` : ''}
          </tr>
        </thead>
        <tbody>
          ${page.blocks.map((block, at) => row(visit, opened, block, at))}
        </tbody>
      </table>
    </div>
    ${
      mayAct
        ? html`<form class="filter" method="get" action="${to()}">
              ${hiddenFields({ lang: language, page: page.id })}
              <label
                >${say(words.kind)}
                <select name="type">
                  ${Object.entries(kindTexts).map(([type, text]) => choiceOption(type, say(text), ''))}
                </select></label
              >
              <button>${say(words.add)}</button>
            </form>
            ${addForm(visit, sitesOf(pages), refused)}`
        : ''
    }`
}

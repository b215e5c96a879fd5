import { html } from 'hono/html'
import type { Text } from '../../../../src/core/language/messages'
import { articleKind } from '../../../../src/site/articles/article-kind'
import { buyerPage } from '../../core/operator/buyer-page'
import { wireTime } from '../../core/time/business-time'
import type { ConsoleVisit, RefusedPost } from '../../core/operator/console'
import type { ConsoleField } from '../../core/operator/console-field'
import { consoleFields } from '../../core/operator/console-fields'
import { hiddenFields } from '../../core/operator/hidden-fields'
import type { Choices } from '../../core/operator/choices'
import { previewPrefix } from '../../core/operator/preview'
import { stampOf } from '../../core/documents/row-stamp'
import { siteAddress } from '../brand-site/site-address'
import { articleLabels, type ArticleFields } from './article-fields'
import { kindTexts, queryOf, type Shelf } from './article-shelf'
import { categoriesOf, fieldsOf, stateOf, type Article } from './change-article'

const words = {
  add: ['新文章', 'A new article'],
  draft: ['保存草稿', 'Save as a draft'],
  publish: ['发布', 'Publish'],
  withdraw: ['撤下', 'Withdraw'],
  discard: ['放弃修改', 'Discard the changes'],
  preview: ['预览', 'Preview'],
  seen: ['查看买家所见页面', 'See it as buyers do'],
  isDraft: ['草稿，买家不可见。', 'A draft. Buyers do not see it.'],
  isScheduled: ['将于 {time} 发布。', 'It is published on {time}.'],
  isPublished: ['已于 {time} 发布。', 'Published on {time}.'],
  hasDraft: [
    '有未发布的修改，买家看到的仍是上一版。',
    'There are changes that are not published. Buyers see it as it was.',
  ],
  newCategory: ['新建分类', 'A new category'],
  remove: ['删除草稿', 'Delete the draft'],
  back: ['返回列表', 'Back to the list'],
  pictures: ['上传图片（新窗口）', 'Upload a picture (in a new window)'],
  shownFrom: ['留空则发布时立即可见', 'Empty: at once, when it is published.'],
  link: [
    '填写后，标题不再打开正文，例如 /activity/1',
    'The title then links there instead of to the text, for example /activity/1',
  ],
  lines: [
    '一行一段。行首标记：“# ”小标题，“- ”列表，“+ ”步骤，“| ”表格行（各列以“ | ”分隔，首行为表头）',
    'A line is a paragraph. At its start: “# ” a heading, “- ” an item, “+ ” a step, “| ” a row of a table (columns apart by “ | ”, the first row is its head).',
  ],
  linesEn: [
    '逐行对应中文。英文留空则沿用已有译文',
    'Line by line as in Chinese. Empty English texts keep their translation.',
  ],
  keepsText: [
    '正文由其他系统写入，此处不可修改，保存时保持原样。',
    'Its text was written elsewhere. It cannot be changed here, and stays as it is.',
  ],
} as const satisfies Record<string, Text>

/** Page route of an article by kind. */
const routes = { announcement: 'notice', news: 'newsArticle', help: 'helpArticle' } as const

type FieldName = keyof ArticleFields
const fieldNames = Object.keys(articleLabels) as FieldName[]
const texts: readonly FieldName[] = ['text', 'textEn']

/** Additional properties of form fields. */
const more: Partial<Record<FieldName, Pick<ConsoleField, 'kind' | 'note' | 'optional'>>> = {
  title: { optional: false },
  shownFrom: { kind: 'date', note: words.shownFrom },
  link: { note: words.link },
  summary: { kind: 'textarea' },
  summaryEn: { kind: 'textarea' },
  text: { kind: 'textarea', note: words.lines },
  textEn: { kind: 'textarea', note: words.linesEn },
}

/** Describes whether and where buyers see the article. */
function stateLine(
  visit: ConsoleVisit,
  { site, kind }: Shelf,
  { id, draft, previewKey, publishedAt }: Article,
) {
  const { say } = visit
  const state = stateOf(publishedAt)
  const time = publishedAt ? wireTime(publishedAt) : ''
  const texts = { draft: words.isDraft, scheduled: words.isScheduled, published: words.isPublished }
  const link = (articleId: string, text: Text) =>
    html`<a href="${siteAddress(visit, site, buyerPage(routes[kind], { articleId }))}">${say(text)}</a>`
  return html`<p class="${state === 'published' ? '' : 'warning'}">
      ${say(texts[state === 'changed' ? 'published' : state], { time })} ${draft ? say(words.hasDraft) : ''}
    </p>
    <p>
      ${state === 'published' ? link(id, words.seen) : ''}
      ${state !== 'published' || draft ? link(previewPrefix + previewKey, words.preview) : ''}
    </p>`
}

function buttons({ say }: ConsoleVisit, article: Article | undefined) {
  const button = (as: string, text: Text, kind = '') =>
    html`<button name="as" value="${as}" class="${kind}">${say(text)}</button>`
  return html`<div class="acts">
    ${button('draft', words.draft)} ${button('publish', words.publish, 'main')}
    ${article?.draft ? button('discard', words.discard) : ''}
    ${article?.publishedAt ? button('withdraw', words.withdraw) : ''}
  </div>`
}

/** Renders the form of an article, or of a new one with this id. */
export async function articleForm(
  visit: ConsoleVisit,
  shelf: Shelf,
  id: string,
  article: Article | undefined,
  refused?: RefusedPost,
) {
  const { say, to, link, mayAct } = visit
  const values: Partial<ArticleFields> = article ? await fieldsOf(article) : {}
  const keepsText = article !== undefined && values.text === undefined
  const categories = await categoriesOf({ siteId: shelf.site.id, kind: articleKind[shelf.kind] })
  const choices: Choices = [
    ['', words.newCategory],
    ...categories.map(({ name }) => [name, [name, name]] as const),
  ]
  const fields = fieldNames
    .filter((name) => !keepsText || !texts.includes(name))
    .map((name): ConsoleField => ({
      name,
      label: articleLabels[name],
      value: values[name] ?? '',
      optional: true,
      ...(name === 'category' && { choices }),
      ...more[name],
    }))
  const hidden = hiddenFields({ ...queryOf(shelf), id, stamp: stampOf(article) })
  return html`<article aria-label="${article?.title ?? say(words.add)}">
      <h3>
        ${article?.title ?? say(words.add)} <small>${shelf.site.name} · ${say(kindTexts[shelf.kind])}</small>
      </h3>
      ${article ? stateLine(visit, shelf, article) : ''}
      <form method="post" action="${to('save')}" class="fields">
        ${hidden} ${consoleFields(fields, visit, refused)}
        ${
          mayAct
            ? html`<p>
                  <a href="${link({ page: 'pictures', query: {} })}" target="_blank"
                    >${say(words.pictures)}</a
                  >
                </p>
                ${buttons(visit, article)}`
            : ''
        }
      </form>
      ${keepsText ? html`<p>${say(words.keepsText)}</p>` : ''}
      ${
        mayAct && article && !article.publishedAt
          ? html`<form method="post" action="${to('remove')}">
              ${hidden}<button>${say(words.remove)}</button>
            </form>`
          : ''
      }
    </article>
    <p><a href="${to('', queryOf(shelf))}">${say(words.back)}</a></p>`
}

import { html } from 'hono/html'
import type { Text } from '../../../../src/core/messages'
import { articleKind } from '../../../../src/site/articles/article-kind'
import type { ConsoleVisit, RefusedPost } from '../../core/console'
import { consoleFields, type ConsoleField } from '../../core/console-fields'
import { hiddenFields } from '../../core/hidden-fields'
import { stampOf } from '../../core/row-stamp'
import { articleLabels, type ArticleFields } from './article-fields'
import { kindTexts, queryOf, type Shelf } from './article-shelf'
import { categoriesOf, fieldsOf, type Article } from './change-article'

const words = {
  add: ['新文章', 'A new article'],
  save: ['保存', 'Save'],
  remove: ['删除草稿', 'Delete the draft'],
  back: ['返回列表', 'Back to the list'],
  known: ['已有分类：{names}', 'There are: {names}'],
  shownFrom: ['留空为草稿，今天为立即发布', 'Empty: a draft. Today: at once.'],
  link: [
    '填写后，标题不再打开正文，例如 /activity/1',
    'The title then leads there instead of to the text: /activity/1',
  ],
  lines: [
    '一行一段。行首标记：“# ”小标题，“- ”列表，“+ ”步骤，“| ”表格行（各列以“ | ”分隔，首行为表头）',
    'A line is a paragraph. At its start: “# ” a heading, “- ” an item, “+ ” a step, “| ” a row of a table (columns apart by “ | ”, the first row is its head).',
  ],
  linesEn: [
    '逐行对应中文。英文留空则沿用已有译文',
    'Line by line as the Chinese. What is left empty in English is called as before.',
  ],
  keepsText: [
    '正文由其他系统写入，此处不可修改，保存时保持原样。',
    'Its text was written elsewhere. It cannot be changed here, and stays as it is.',
  ],
} as const satisfies Record<string, Text>

type FieldName = keyof ArticleFields
const fieldNames = Object.keys(articleLabels) as FieldName[]
const texts: readonly FieldName[] = ['text', 'textEn']

/** What else is said of a field. */
const more: Partial<Record<FieldName, Pick<ConsoleField, 'kind' | 'required'>>> = {
  title: { required: true },
  category: { required: true },
  shownFrom: { kind: 'date' },
  summary: { kind: 'textarea' },
  summaryEn: { kind: 'textarea' },
  text: { kind: 'textarea' },
  textEn: { kind: 'textarea' },
}

/** The form of an article, or of a new one of this id. */
export async function articleForm(
  { say, to, mayAct }: ConsoleVisit,
  shelf: Shelf,
  id: string,
  article: Article | undefined,
  refused?: RefusedPost,
) {
  const values: Partial<ArticleFields> = article ? await fieldsOf(article) : {}
  const keepsText = article !== undefined && values.text === undefined
  const categories = await categoriesOf({ siteId: shelf.site.id, kind: articleKind[shelf.kind] })
  const names = categories.map(({ name }) => name).join(' / ')
  const notes: Partial<Record<FieldName, string>> = {
    ...(names && { category: say(words.known, { names }) }),
    shownFrom: say(words.shownFrom),
    link: say(words.link),
    text: say(words.lines),
    textEn: say(words.linesEn),
  }
  const fields = fieldNames
    .filter((name) => !keepsText || !texts.includes(name))
    .map((name): ConsoleField => ({
      name,
      label: say(articleLabels[name]),
      note: notes[name],
      value: values[name] ?? '',
      ...more[name],
    }))
  const hidden = hiddenFields({ ...queryOf(shelf), id, stamp: stampOf(article) })
  return html`<article aria-label="${article?.title ?? say(words.add)}">
      <h3>
        ${article?.title ?? say(words.add)} <small>${shelf.site.name} · ${say(kindTexts[shelf.kind])}</small>
      </h3>
      <form method="post" action="${to('save')}" class="fields">
        ${hidden} ${consoleFields(fields, refused, mayAct)}
        ${mayAct ? html`<button class="main">${say(words.save)}</button>` : ''}
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

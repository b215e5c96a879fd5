import { html } from 'hono/html'
import type { Text } from '../../../../src/core/language/messages'
import type { ConsoleVisit, RefusedPost } from '../../core/operator/console'
import { notFound } from '../../core/http/refusal'
import { hiddenFields } from '../../core/operator/hidden-fields'
import { stampOf } from '../../core/documents/row-stamp'
import { blockForm, partsOf } from './block-form'
import { enter, type FoundGoods } from './block-goods'
import { propsIn } from './block-input'
import { editable, kindCalled, shapeOf } from './block-kinds'
import { withoutEmpty, english, own, textsOf, type Values } from './block-values'
import { blockAt, blockStamp } from './change-blocks'
import { pageCalled, type OpenedPage } from './theme-pages'
import type { ThemePage } from './theme.table'
import { englishOf } from '../../core/database/english'
import { linesIn } from '../../core/operator/lines-in'
import { codesOf } from './block-codes'
import { holdsCodes } from './block-words'

/** Returns the initial form values of a block. */
async function filledWith(props: unknown): Promise<Values> {
  const texts = textsOf(props)
  const codes = await codesOf(texts.flatMap(([path, text]) => (holdsCodes(path) ? linesIn(text) : [])))
  const translations = await englishOf(texts.map(([, text]) => text))
  const fields = texts.flatMap(([path, text]): [string, string][] => {
    if (!holdsCodes(path))
      return [
        [own + path, text],
        [english + path, translations.get(text) ?? ''],
      ]
    const shown = linesIn(text).map((id) => codes.get(id) ?? id)
    return [[own + path, shown.join('\n')]]
  })
  return Object.fromEntries(fields)
}

const words = {
  about: [
    '列表中清空全部字段的一项即被移除。英文留空则沿用已有译文。',
    'An entry whose fields are all empty is removed. Empty English texts keep their translation.',
  ],
  bare: ['此板块没有可填写的内容。', 'Nothing is to be filled in.'],
  save: ['保存', 'Save'],
  remove: ['移除此板块', 'Remove this block'],
  gone: ['板块内的内容会一并删除，无法恢复。', 'Its content is deleted as well, and cannot be restored.'],
  back: ['返回板块列表', 'Back to the blocks'],
} as const satisfies Record<string, Text>

type Query = Readonly<Record<string, string>>

/**
 * Returns the block for a form, or undefined for a new one. If the block was changed meanwhile, the input is applied to the
 * current block of its kind. If that is ambiguous, the input becomes a new block.
 * @throws Refusal 404
 */
async function blockFor({ blocks }: ThemePage, query: Query, refused: RefusedPost | undefined) {
  const { at, block: stamp, type } = query
  const there = blocks[Number(at)]
  if (!refused && at !== undefined && !there) throw notFound()
  if (!refused || !stamp) return there
  const same = await blockAt(blocks, query)
  if (same !== undefined) return blocks[same]
  const [alike, ...others] = blocks.filter((block) => block.type === type)
  if (there?.type === type) return there
  return others.length === 0 ? alike : undefined
}

/**
 * Renders the form of an existing or new block.
 * @param query `at`: position of the block; `type` of a new one
 * @param found products found for one of its fields
 */
export async function blockPage(
  visit: ConsoleVisit,
  opened: OpenedPage,
  query: Query,
  refused?: RefusedPost,
  found?: FoundGoods,
) {
  const { say, to, mayAct } = visit
  const { page } = opened
  const block = await blockFor(page, query, refused)
  const type = block?.type ?? query['type'] ?? ''
  const shape = block ? editable(block) : shapeOf(type)
  if (!shape) throw notFound()
  const values = refused ? withoutEmpty(refused.values) : await filledWith(block?.props)
  const parts = partsOf(shape, refused ? propsIn(shape, values) : block?.props)
  const kind = kindCalled(type, say)
  const hidden = hiddenFields({
    page: page.id,
    type,
    ...(block
      ? { at: String(page.blocks.indexOf(block)), block: await blockStamp(block) }
      : { stamp: stampOf(page) }),
  })
  return html`<article aria-label="${kind}">
      <h3>${kind} <small>${pageCalled(opened, say)}</small></h3>
      <p><small>${say(parts.length > 0 ? words.about : words.bare)}</small></p>
      <form class="block" method="post" action="${to('save')}">
        ${mayAct ? html`<button name="${enter}" value="1" hidden></button>` : ''} ${hidden}
        ${blockForm(visit, parts, values, refused, found)}
        ${mayAct ? html`<button class="main">${say(words.save)}</button>` : ''}
      </form>
      ${
        mayAct && block
          ? html`<details>
              <summary>${say(words.remove)}</summary>
              <form method="post" action="${to('remove')}">
                <p>${say(words.gone)}</p>
                ${hidden}<button>${say(words.remove)}</button>
              </form>
            </details>`
          : ''
      }
    </article>
    <p><a href="${to('', { page: page.id })}">${say(words.back)}</a></p>`
}

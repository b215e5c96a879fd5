import * as z from 'zod/mini'
import type { Asking } from './ask'
import { endpointOf, type Inquiry } from './inquiry'

const page = z.object({
  content: z.array(z.unknown()),
  totalElements: z.int(),
  pageNumber: z.int(),
})

/** Requests the second page of a list. The pager is useless if this page repeats the first or has a wrong number. */
export async function judgePage(
  inquiry: Inquiry,
  name: string,
  asking: Asking,
  data: unknown,
  token: string,
) {
  const first = page.safeParse(data)
  if (!first.success || !endpointOf(name).shapes.body) return
  const { content, totalElements } = first.data
  if (!content.length || totalElements <= content.length) return
  const judged = await inquiry.judged(
    name,
    { ...asking, body: { ...Object(asking.body), pageNumber: 2 } },
    { token },
  )
  if (judged === 'faulty' || 'refused' in judged) return
  const second = page.safeParse(judged.data)
  if (!second.success) return
  const say = inquiry.sayOf(name)
  if (JSON.stringify(second.data.content[0]) === JSON.stringify(content[0]))
    say({ kind: 'page', path: 'data.content', expected: 'other rows on page 2', found: 'those of page 1' })
  if (second.data.pageNumber !== 2)
    say({
      kind: 'page',
      path: 'data.pageNumber',
      expected: '2, as asked',
      found: String(second.data.pageNumber),
    })
}

const withId = z.object({ id: z.union([z.string(), z.number()]) })

/** Checks that a detail is about the requested id. */
export function judgeSame(inquiry: Inquiry, name: string, { path }: Asking, data: unknown) {
  const answered = withId.safeParse(data)
  if (!path?.id || !/detail\/\{id\}$/i.test(endpointOf(name).path)) return
  if (!answered.success || String(answered.data.id) === path.id) return
  inquiry.sayOf(name)({ kind: 'page', path: 'data.id', expected: path.id, found: String(answered.data.id) })
}

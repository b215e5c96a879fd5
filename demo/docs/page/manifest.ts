import * as z from 'zod/mini'

// Its probe for `new Function` would be reported by the page's policy.
z.config({ jitless: true })

const shape = z.object({
  modules: z.array(
    z.object({
      declarations: z.array(
        z.object({
          name: z.string(),
          tagName: z.string(),
          attributes: z.array(
            z.object({ name: z.string(), fieldName: z.string(), type: z.object({ text: z.string() }) }),
          ),
        }),
      ),
    }),
  ),
})

type Declared = { className: string; attributes: Map<string, { field: string; type: string }> }
/** What the kit's own manifest says of its elements, by tag. */
export type Manifest = Map<string, Declared>

export async function readManifest(root: string): Promise<Manifest> {
  const answer = await fetch(new URL(`${root}../kit/custom-elements.json`, location.href))
  const { modules } = shape.parse(await answer.json())
  return new Map(
    modules
      .flatMap(({ declarations }) => declarations)
      .map(({ tagName, name, attributes }) => [
        tagName,
        {
          className: name,
          attributes: new Map(
            attributes.map((each) => [each.name, { field: each.fieldName, type: each.type.text }]),
          ),
        },
      ]),
  )
}

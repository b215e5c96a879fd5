import * as z from 'zod/mini'

// Without this, zod probes `new Function`, which violates the page's content security policy.
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
/** Elements of the kit's manifest by tag. */
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

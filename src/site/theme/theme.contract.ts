import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'
import { id, text, wording, yesNo } from '../../core/shapes'

/** What is no block at all is one of no kind. */
const noBlock = { type: '', version: 1, props: undefined }
/**
 * A configured block as it comes, of version 1 unless it says otherwise: its props are read by the block's own shape, and a
 * bad one is left out. Whatever stands in its place, the page stands.
 */
export const rawBlock = z.catch(
  z.object({ type: z.string(), version: z.catch(z.int(), 1), props: z.unknown() }),
  noBlock,
)

/**
 * A theme page of the brand site: `home`, or a page's id. `shell` is what stands around every page: logo,
 * header, menu, footer, floating bar.
 */
export const themePage = endpoint('POST /bbb/home/themePage/info', {
  about: 'A theme page as data: brand colour, shell and blocks in order.',
  body: z.object({ type: z.enum(['home', 'custom']), brandTerminalId: id, pageKey: z.optional(text(50)) }),
  data: z.object({
    brandColour: z.string(),
    themeToggle: yesNo,
    /** 20: links to other sites are followed without a word; left out: with one. */
    linkHint: z.optional(yesNo),
    /** What a page of type `custom` is called. */
    title: z.optional(wording),
    shell: z.object({
      siteName: wording,
      slogan: wording,
      logo: z.optional(z.string()),
      company: wording,
      phone: z.string(),
      workTime: wording,
      icpHtml: z.string(),
      tabs: z.array(z.object({ label: wording, url: z.string() })),
      hotWords: z.array(z.object({ keyword: wording, url: z.optional(z.string()) })),
      helpColumns: z.array(
        z.object({ title: wording, links: z.array(z.object({ label: wording, url: z.string() })) }),
      ),
      guarantees: z.array(z.object({ icon: z.string(), title: wording, text: wording })),
      /** Of the floating bar. */
      floatingLinks: z.optional(z.array(z.object({ icon: z.string(), label: wording, url: z.string() }))),
      /** Address of a picture; `followImages` are up to three more, each with what it is for. */
      qrCode: z.optional(z.string()),
      followImages: z.optional(z.array(z.object({ image: z.string(), label: wording }))),
    }),
    blocks: z.array(rawBlock),
  }),
})

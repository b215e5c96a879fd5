import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, wording, yesNo } from '../../core/api/shapes'
import { text } from '../../core/api/text-shapes'

/** Fallback for data that is no block. */
const noBlock = { type: '', version: 1, props: undefined }
/**
 * Raw data of a configured block. Default version: 1. The block's own schema parses `props`, and an invalid block is
 * skipped, so that the page still renders.
 */
export const rawBlock = z.catch(
  z.object({ type: z.string(), version: z.catch(z.int(), 1), props: z.unknown() }),
  noBlock,
)

/** Frame of every page of the brand site. `shell`: logo, header, menu, footer and floating bar. */
export const siteTheme = z.object({
  brandColour: z.string(),
  themeToggle: yesNo,
  /** 20: links to other sites open without a hint page. Default: with one. */
  linkHint: z.optional(yesNo),
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
    /** Links in the floating bar. */
    floatingLinks: z.optional(z.array(z.object({ icon: z.string(), label: wording, url: z.string() }))),
    /** URL of a QR code. `followImages` are up to three more pictures with their labels. */
    qrCode: z.optional(z.string()),
    followImages: z.optional(z.array(z.object({ image: z.string(), label: wording }))),
  }),
})

/** Theme page of the brand site: `home`, or a page by its key. */
export const themePage = endpoint('POST /bbb/home/themePage/info', {
  simple: true,
  about: 'Returns a theme page as data: brand colour, shell and blocks in order.',
  body: z.object({ type: z.enum(['home', 'custom']), brandTerminalId: id, pageKey: z.optional(text(50)) }),
  data: z.extend(siteTheme, {
    /** Title of a page of type `custom`. */
    title: z.optional(wording),
    blocks: z.array(rawBlock),
  }),
})

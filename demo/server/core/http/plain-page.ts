import { html } from 'hono/html'
import { defaultLocale, type Locale } from '../../../../src/core/language/locale'
import type { AppContext } from './surroundings'

const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'"

type Content = ReturnType<typeof html>

/** Headers of a plain page: only its own style is allowed, and nothing is cached. */
export const plainPageHeaders = { 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' }

/**
 * The HTML of a page with one column and no script.
 * @param content a template of `html`, which escapes the values put into it
 * @param head further elements of the head
 * @param lang language of the content
 */
export const plainDocument = async (
  title: string,
  content: Content,
  head: Content | '' = '',
  lang: Locale = defaultLocale,
) =>
  html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${await head}
        <style>
          :root {
            color-scheme: light dark;
            background: Canvas;
          }
          body {
            max-width: 36em;
            margin: 0 auto;
            padding: 48px 20px;
            font:
              16px/1.6 system-ui,
              sans-serif;
          }
          h1 {
            font-size: 22px;
          }
          a {
            display: inline-block;
            padding: 10px 0;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${await content}
        </main>
      </body>
    </html>`

/**
 * Answers with a page of the server's own. In the demo it also stands for pages of third parties.
 * @param content a template of `html`, which escapes the values put into it
 */
export const plainPage = async (
  c: AppContext,
  title: string,
  content: Content,
  status: 200 | 400 | 404 = 200,
) => c.html(plainDocument(title, content), status, plainPageHeaders)

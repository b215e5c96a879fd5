import { html } from 'hono/html'
import type { AppContext } from './surroundings'

const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'"

/**
 * A page of the server's own, and in the demo one that stands for somebody else's: one column, no script.
 * @param content a template of `html`, which escapes what is put into it
 */
export const plainPage = async (
  c: AppContext,
  title: string,
  content: ReturnType<typeof html>,
  status: 200 | 400 = 200,
) =>
  c.html(
    html`<!doctype html>
      <html lang="zh-CN">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <style>
            body {
              max-width: 36em;
              margin: 0 auto;
              padding: 48px 20px;
              font:
                16px/1.6 system-ui,
                sans-serif;
              color-scheme: light dark;
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
          <h1>${title}</h1>
          ${await content}
        </body>
      </html>`,
    status,
    { 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' },
  )

import { html, raw } from 'hono/html'
import { hiddenFields } from '../../core/operator/hidden-fields'
import { inlineHash } from '../../core/http/inline-hash'
import type { AppContext } from '../../core/http/surroundings'

const script = 'document.forms[0].submit()'

/** Serves a page that posts a form to a provider, automatically or by its button, because a link cannot post. */
export async function postPage(c: AppContext, action: string, fields: Record<string, string>) {
  const target = new URL(action).origin
  const policy = `default-src 'none'; script-src ${await inlineHash(script)}; form-action ${target}; base-uri 'none'; frame-ancestors 'none'`
  return c.html(
    html`<!doctype html>
      <html lang="zh-CN">
        <head>
          <meta charset="utf-8" />
          <title>正在前往支付页面</title>
        </head>
        <body>
          <form method="post" action="${action}">
            ${hiddenFields(fields)}
            <button>前往支付页面</button>
          </form>
          ${raw(`<script>${script}</script>`)}
        </body>
      </html>`,
    200,
    { 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' },
  )
}

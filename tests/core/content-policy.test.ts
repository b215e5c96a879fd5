import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentPolicy } from '../../demo/server/core/http/content-policy'

// A policy that allows a public CDN allows everyone who can publish a file there. The list of such hosts is long and
// growing. The published policy therefore allows only the shop.

const shop = 'https://shop.example'
const own = new Set(["'none'", "'self'", "'script'", 'blob:', shop, 'tradefront', 'lit-html'])
const sourcesIn = (policy: string) => policy.split(';').flatMap((rule) => rule.trim().split(/\s+/).slice(1))

test.each([
  ['of a page without styles of its own', contentPolicy(shop)],
  ['of a page with them', contentPolicy(shop, "'self'")],
])('the policy %s allows the origins of the shop only', (_, policy) => {
  expect(sourcesIn(policy).filter((source) => !own.has(source))).toEqual([])
  expect(policy).toContain("default-src 'none'")
})

const folder = 'demo/docs/guides'
const policies = readdirSync(folder).flatMap((name) =>
  [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/(?:default|script)-src [^\n`]*/g)].map(
    ([rules]) => ({
      name,
      rules,
    }),
  ),
)

test.each(policies)('$name: "$rules" contains example hosts only', ({ rules }) => {
  const hosts = rules.match(/[\w.*-]+\.[a-z]{2,}/gi) ?? []
  expect(hosts.filter((host) => !/(^|\.)example(\.(com|org|net))?$/.test(host))).toEqual([])
  expect(rules).not.toMatch(/'unsafe-|\*|https?:(?!\/\/)|data:/)
})

import { keptData } from '../../elements/runtime/kept-data'
import { settingNames, tagSettings } from '../../src/core/host/settings'
import { attributeName } from '../../src/core/host/attribute-name'
import { routes } from '../../src/shell/routes'
import type { Feature } from '../../src/site/brand-site/features.store'
import type { Route } from '../../src/core/address/routes'
import { columnsOf, type ImportKind } from '../server/catalogue/goods-import/import-kinds'
import { importLimits, limitWords } from '../server/catalogue/goods-import/import-limits'
import { describedSettings } from '../server/core/config/settings'
import { allElementCalls } from './element-calls'
import { html, type Html } from './html'
import { eventsTable, statesTable, table } from './tables'

const rows: [string, Route][] = Object.entries(routes)

const routesTable = () =>
  table(
    'Routes',
    ['Route', 'Address in the reference shop', 'Page'],
    rows.map(([name, { path, title }]) => [html`<code>${name}</code>`, html`<code>${path}</code>`, title[1]]),
  )

const settingsTable = () =>
  table(
    'Settings',
    ['Setting', 'On the script tag', 'In tradefrontConfig'],
    [
      ...settingNames.map((name) => [
        html`<code>${name}</code>`,
        html`<code>data-${attributeName(name)}</code>`,
        html`<code>${name}</code>`,
      ]),
      ...tagSettings.map((name) => [
        html`<code>${name}</code>`,
        html`<code>data-${attributeName(name)}</code>`,
        html`–`,
      ]),
    ],
  )

const variablesTable = () =>
  table(
    'Settings of the server',
    ['Variable', 'Default', 'What'],
    describedSettings().map(({ name, otherwise, about }) => [
      html`<code>${name}</code>`,
      otherwise ? html`<code>${otherwise}</code>` : '–',
      about,
    ]),
  )

const keptTable = () =>
  table(
    'What is kept',
    ['Key', 'Where', 'What it is'],
    Object.entries(keptData).map(([key, { where, about }]) => [html`<code>${key}</code>`, where, about]),
  )

/** Elements of a minimal first page on an integrator's back end. */
const firstElements = [
  'trade-goods-list',
  'trade-goods-detail',
  'trade-goods-card',
  'trade-price',
  'trade-stock',
  'trade-add-to-cart',
  'trade-cart-badge',
  'trade-cart',
  'trade-login-box',
]

const featureWords: Record<Feature, string> = {
  arrivals: 'When a product arrives.',
  coupons: 'Coupons of a product and of a cart.',
  favourites: 'Keeping products and shops: hearts of cards, the button of a product.',
  priceTrace: 'Why a price is what it is: the button beside it. Shown only for prices with `priceKind`.',
  quotations: 'Asking for a quotation: the button of a product and of the menu.',
  reviews: 'Reviews of a product.',
}
const featuresTable = () =>
  table(
    'Features',
    ['Feature', 'What it is'],
    Object.entries(featureWords).map(([name, about]) => [html`<code>${name}</code>`, about]),
  )

const needs = { always: 'always', new: 'for new goods' }

const importTable = (kind: ImportKind) => () =>
  table(
    `Columns of ${kind}`,
    ['Column', 'In Chinese', 'Needed', 'What', 'Example'],
    Object.values(columnsOf(kind)).map(({ heading, needed, about, example }) => [
      heading[1],
      heading[0],
      needed ? needs[needed] : '–',
      `${about[1]}.`,
      html`<code>${example[1] || '–'}</code>`,
    ]),
  )

const importLimitsTable = () =>
  table(
    'Limits of a file',
    ['What', 'At most'],
    Object.entries(importLimits).map(([name, most]) => [
      Object.entries(limitWords).find(([key]) => key === name)?.[1][1] ?? name,
      most.toLocaleString('en'),
    ]),
  )

/** Generated tables that replace comments in guides. */
const inserts: Record<string, () => Html> = {
  events: eventsTable,
  states: statesTable,
  routes: routesTable,
  settings: settingsTable,
  variables: variablesTable,
  kept: keptTable,
  'element-calls': () => allElementCalls(firstElements),
  features: featuresTable,
  'import-products': importTable('products'),
  'import-prices': importTable('prices'),
  'import-stock': importTable('stock'),
  'import-limits': importLimitsTable,
}

/** Returns the table for a comment in a guide such as `<!-- events -->`. @throws for an unknown comment */
export function insertFor(comment: string): Html {
  const name = /^<!-- ([\w-]+) -->$/.exec(comment)?.[1] ?? ''
  const insert = inserts[name]
  if (!insert) throw new Error(`a guide asks for ${comment}; there is ${Object.keys(inserts).join(', ')}`)
  return insert()
}

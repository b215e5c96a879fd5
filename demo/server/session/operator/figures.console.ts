import { html } from 'hono/html'
import type { Text } from '../../../../src/core/language/messages'
import { wireTime } from '../../core/time/business-time'
import type { ConsolePage, ConsoleVisit, Markup } from '../../core/operator/console'
import { figuresShape, type Figures } from '../../core/observability/figures'
import { figuresTable, type Cell } from '../../core/operator/figures-table'
import { presentServers } from '../../core/database/present-servers'
import { shopFigures } from './shop-figures'

type Say = ConsoleVisit['say']

const list = (say: Say, facts: readonly (readonly [Text, Cell])[]) =>
  html`<dl>
    ${facts.map(
      ([name, value]) =>
        html`<div>
          <dt>${say(name)}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`

const time = (moment: string | Date) => wireTime(new Date(moment))
const ms = (value: number) => `${value} ms`

const routesOf = ({ routes }: Figures, name: string, say: Say) =>
  routes.length === 0
    ? html`<p>${say(['最近一小时没有请求。', 'No requests in the last hour.'])}</p>`
    : figuresTable(
        say,
        say(['{name}：最近一小时的请求', '{name}: requests of the last hour'], { name }),
        [
          ['接口', 'Route'],
          ['次数', 'Requests'],
          ['出错', 'Errors'],
          ['p50 ≤', 'p50 ≤'],
          ['p95 ≤', 'p95 ≤'],
        ],
        routes.map(({ route, count, failed, p50, p95 }) => [route, count, failed, ms(p50), ms(p95)]),
      )

const jobsOf = ({ jobs }: Figures, name: string, say: Say) =>
  jobs.length === 0
    ? ''
    : figuresTable(
        say,
        say(['{name}：定时任务', '{name}: jobs'], { name }),
        [
          ['任务', 'Job'],
          ['上次结束', 'Last ended'],
          ['用时', 'Took'],
          ['结果', 'Result'],
          ['启动后失败', 'Failures since the start'],
        ],
        jobs.map((job) => [
          job.job,
          time(job.endedAt),
          ms(job.ms),
          say(job.failed ? ['失败', 'Failed'] : ['正常', 'OK']),
          job.failures,
        ]),
      )

type Server = Awaited<ReturnType<typeof presentServers>>[number]

function serverOf({ name, seenAt, figures }: Server, say: Say): Markup | Promise<Markup> {
  const read = figuresShape.safeParse(figures)
  if (!read.success)
    return html`<article>
      <h3>${name}</h3>
      <p>
        ${say(['该服务器是其他版本，暂无数据。', 'This server is of another version; there are no figures.'])}
      </p>
    </article>`
  const { version, startedAt, used, connections, waiting } = read.data
  return html`<article>
    <h3>${name}</h3>
    ${list(say, [
      [['版本', 'Version'], version],
      [['启动时间', 'Up since'], time(startedAt)],
      [['数据时间', 'As of'], time(seenAt)],
      [['数据库连接（使用中/已打开）', 'Database connections (in use/open)'], `${used}/${connections}`],
      [['等待连接的查询', 'Queries waiting for one'], waiting],
    ])}
    ${routesOf(read.data, name, say)} ${jobsOf(read.data, name, say)}
  </article>`
}

/** Figures page: the shop and its servers. */
export const page = {
  title: ['运行状况', 'Figures'],
  permission: 'servers',
  async show({ say }) {
    const { orders, payments, reports, refunds, bytes } = await shopFigures()
    const servers = await presentServers()
    return html`${list(say, [
      [['今日订单', 'Orders today'], orders],
      [['今日支付', 'Payments today'], payments],
      [['待生成报表', 'Reports to be made'], reports],
      [['等待支付渠道退款', 'Refunds at providers'], refunds],
      [['数据库大小', 'Database size'], `${(bytes / 1_000_000).toFixed(0)} MB`],
    ])}
    ${
      servers.length === 0
        ? html`<p>${say(['暂无服务器数据。', 'No server has sent figures yet.'])}</p>`
        : servers.map((server) => serverOf(server, say))
    }`
  },
} satisfies ConsolePage

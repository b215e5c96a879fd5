import { db } from '../../core/db'
import type { Log } from '../../core/surroundings'
import { outbox } from '../outbox/outbox.table'
import type { Messenger } from './messenger'

/** `138****1001`, `d***@example.com` */
const masked = (target: string) =>
  target.includes('@')
    ? target.replace(/^(.).*(?=@)/, '$1***')
    : target.replace(/^(.{3}).*(?=.{4}$)/, '$1****')

/** The demo's sender: messages land on the page /demo/outbox; the log is told that one is there, and no code. */
export const outboxMessenger =
  (log: Log): Messenger =>
  async ({ channel, target, template, text }) => {
    await db().insert(outbox).values({ channel, target, template, payload: text })
    log.info(`outbox: ${channel} to ${masked(target)}: ${template}`)
  }

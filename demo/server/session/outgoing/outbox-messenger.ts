import { db } from '../../core/database/db'
import type { Log } from '../../core/http/surroundings'
import { outbox } from '../outbox/outbox.table'
import { masked } from './masked-target'
import type { Messenger } from './messenger'

/** Sends messages to the page /demo/outbox, each once. The log does not contain the code. */
export const outboxMessenger =
  (log: Log): Messenger =>
  async ({ channel, target, template, text }, id) => {
    await db().insert(outbox).values({ id, channel, target, template, payload: text }).onConflictDoNothing()
    log.info(`outbox: ${channel} to ${masked(target)}: ${template}`)
  }

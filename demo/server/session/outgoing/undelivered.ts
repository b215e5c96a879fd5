import { isNotNull } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { outgoing } from './outgoing.table'

/** Counts the messages that could not be sent and wait at the platform's desk. */
export const undelivered = () => db().$count(outgoing, isNotNull(outgoing.diedAt))

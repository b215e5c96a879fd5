import { isNotNull } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { outgoing } from './outgoing.table'

/** How many messages were given up, and wait at the platform's desk. */
export const undelivered = () => db().$count(outgoing, isNotNull(outgoing.diedAt))

/** Default limits: connections per server, and timeouts in milliseconds. */
export const postgresLimits = { connections: 10, connectFor: 5_000, statementFor: 10_000 }

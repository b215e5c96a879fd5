/** Connections of one server at most, and how long things may take, in milliseconds, where nobody says otherwise. */
export const postgresLimits = { connections: 10, connectFor: 5_000, statementFor: 10_000 }

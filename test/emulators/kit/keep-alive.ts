/**
 * Of a server on this machine: a connection that nobody uses is closed by whoever opened it. Node's servers
 * close it after five seconds, and where the machine was busy just then a caller writes its next request into
 * a connection that is being closed: ECONNRESET, or 502 behind a proxy.
 */
export const LET_CALLERS_CLOSE = { keepAliveTimeout: 0 } as const

/** Where whoever runs a host asks how it is (`probes.ts`). nginx passes none of them on to visitors. */
export const probePaths = { alive: '/livez', ready: '/readyz', metrics: '/metrics' } as const;

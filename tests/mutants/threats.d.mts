export type Threat = [number: number, priority: 0 | 1 | 2, wanted: string]
export const threats: Record<string, Threat[]>

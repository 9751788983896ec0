export const ARGS: string[]
export function findChromium(): Promise<{ path: string | null; why: string }>
export function chromiumPath(): Promise<string | null>
